import { type ErasingPiece, eraseAll } from '../../../platform/db/ErasingPiece.ts';
import { readerKey } from '../../../composition/registry/Reader.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { erasePersonJob } from '../../../platform/protocol/managerJobs.ts';

/** Greater than any version of a snapshot, so that no late snapshot restores anything. */
const lastVersion = 2_147_483_647;

/** Deletes the rows of one table that belong to a person. */
function deleteOwn(table: OwnTable): ErasingPiece {
  return {
    tables: [table],
    erase: async (trx, { id }) => {
      await trx.deleteFrom(table).where('user_id', '=', id).execute();
    },
  };
}
type OwnTable =
  | 'manager.session'
  | 'manager.notice_read'
  | 'manager.notice_mail'
  | 'portal.notice_choice'
  | 'portal.card_end'
  | 'manager.distributor_link'
  | 'manager.distributor_attempt'
  | 'manager.document_token'
  | 'manager.license_enrolment'
  | 'manager.emi_upload_token'
  | 'manager.usage_report';

const shown = 'the team keeps what was done, as that of a former member';

/** The steps that erase a person who has left for good from the manager. */
export const managerErasing: readonly ErasingPiece[] = [
  {
    tables: ['manager.user_ref', 'manager.member_ref'],
    erase: async (trx, { id }) => {
      await trx.deleteFrom('manager.member_ref').where('user_id', '=', id).execute();
      // The row stays, so that references to the id show "former member".
      await trx
        .updateTable('manager.user_ref')
        .set({
          email: '',
          first_name: '',
          last_name: '',
          locale: null,
          newsletter: false,
          status: 'erased',
          staff: false,
          version: lastVersion,
        })
        .where('id', '=', id)
        .execute();
    },
  },
  {
    tables: ['manager.team_ref'],
    erase: async (trx, { endedTeam }) => {
      if (endedTeam === null) return;
      const noShipping = {
        tel: '',
        shipping: false,
        shipping_name: '',
        shipping_post_code: '',
        shipping_prefecture: '',
        shipping_address: '',
      };
      const order = await trx
        .selectFrom('manager.order')
        .select('id')
        .where('team_id', '=', endedTeam)
        .limit(1)
        .executeTakeFirst();
      // Papers of an order can be requested during the statutory retention, and name their
      // addressee.
      const address = order ? {} : { name: '', post_code: '', prefecture: '', address: '' };
      await trx
        .updateTable('manager.team_ref')
        .set({ ...noShipping, ...address, version: lastVersion })
        .where('id', '=', endedTeam)
        .execute();
    },
  },
  {
    tables: ['manager.quotation'],
    erase: async (trx, { endedTeam }) => {
      if (endedTeam === null) return;
      // Quotations of a surviving team are its documents, and so are those that became an order.
      await trx
        .deleteFrom('manager.quotation')
        .where('team_id', '=', endedTeam)
        .where('id', 'not in', (orders) =>
          orders
            .selectFrom('manager.order')
            .select('quotation_id')
            .where('team_id', '=', endedTeam)
            .where('quotation_id', 'is not', null)
            .$narrowType<{ quotation_id: string }>(),
        )
        .execute();
    },
  },
  {
    tables: ['manager.license_device'],
    erase: async (trx, { id }) => {
      // Machines are often named after people.
      await trx
        .updateTable('manager.license_device')
        .set({ host: '' })
        .where('user_id', '=', id)
        .execute();
    },
  },
  {
    tables: ['manager.list_view'],
    erase: async (trx, { id, endedTeam }) => {
      // Shared ones stay with the team.
      await trx
        .deleteFrom('manager.list_view')
        .where((is) =>
          is.or([
            is.and([is('user_id', '=', id), is('is_shared', '=', false)]),
            is('team_id', '=', endedTeam ?? ''),
          ]),
        )
        .execute();
    },
  },
  deleteOwn('manager.session'),
  deleteOwn('manager.notice_read'),
  deleteOwn('manager.notice_mail'),
  deleteOwn('portal.notice_choice'),
  deleteOwn('portal.card_end'),
  deleteOwn('manager.distributor_link'),
  deleteOwn('manager.distributor_attempt'),
  deleteOwn('manager.document_token'),
  deleteOwn('manager.license_enrolment'),
  deleteOwn('manager.emi_upload_token'),
  deleteOwn('manager.usage_report'),
  {
    tables: [
      'manager.order',
      'manager.order_event',
      'manager.order_mail',
      'manager.order_document',
    ],
    stays: 'orders and their documents are kept as long as the law asks',
  },
  {
    tables: ['manager.payment', 'manager.bank_line'],
    stays: 'money that was taken is kept as long as the law asks',
  },
  {
    tables: [
      'manager.license',
      'manager.license_device_former',
      'manager.license_file',
      'manager.emi_license',
      'manager.emi_job',
      'manager.emi_suppression',
      'manager.emi_thread',
      'manager.emi_remark',
      'manager.emi_correction',
      'manager.emi_upload',
      'manager.emi_partial_upload',
      'manager.installer_download',
    ],
    stays: shown,
  },
  {
    tables: ['manager.release_reader'],
    erase: async (trx, { id }) => {
      await trx.deleteFrom('manager.release_reader').where('reader', '=', readerKey(id)).execute();
    },
  },
  {
    tables: ['manager.release_act'],
    stays: 'releases are made current by operators and their tokens, never by customers',
  },
  {
    tables: ['manager.usage_event', 'manager.usage_user_day', 'manager.usage_user_month'],
    stays: shown,
  },
  {
    tables: ['sandbox.card', 'sandbox.card_page', 'sandbox.payment'],
    stays: 'another company’s: a job deletes the cards there',
  },
];

/** Erases people who have left for good, as announced by accounts. */
export const erasingWorkers: Workers = ({ db, queue }) => {
  queue.work(erasePersonJob, ({ user_id, ended_team }) =>
    db
      .transaction()
      .execute((trx) =>
        eraseAll(trx, managerErasing, { id: user_id, email: '', endedTeam: ended_team }),
      ),
  );
};
