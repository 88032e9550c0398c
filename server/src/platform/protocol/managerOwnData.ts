import { toMajor } from '@portal/shared/domain';
import { forTeam } from '../db/forTeam.ts';
import type { OwnDataPart } from './OwnDataPart.ts';

const time = (at: Date | null): string => at?.toISOString() ?? '';

/** The manager's data about a person in their current team. */
export const managerOwnData: readonly OwnDataPart[] = [
  {
    name: 'orders',
    about: { en: 'orders that you placed', ja: 'ご自身が行った注文' },
    columns: ['number', 'created_at', 'status', 'total', 'currency', 'due_on', 'completed_at'],
    rows: async ({ db }, { id, teamId }) => {
      const orders = await forTeam(db, teamId)
        .selectFrom('manager.order')
        .select(['number', 'created_at', 'status', 'total', 'currency', 'duedate', 'completed_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute();
      return orders.map(({ number, created_at, status, total, currency, ...dates }) => [
        number,
        time(created_at),
        status,
        toMajor(total, currency),
        currency,
        dates.duedate,
        time(dates.completed_at),
      ]);
    },
  },
  {
    name: 'licenses',
    about: { en: 'licenses that you hold now', ja: '現在使用中のライセンス' },
    columns: ['number', 'product', 'start_on', 'end_on', 'held_until', 'standalone_since'],
    rows: async ({ db }, { id, teamId }) => {
      const licenses = await forTeam(db, teamId)
        .selectFrom('manager.license')
        .select(['number', 'product', 'start_at', 'end_at', 'lease_until', 'standalone_at'])
        .where((is) => is.or([is('lease_user_id', '=', id), is('standalone_user_id', '=', id)]))
        .where('withdrawn_at', 'is', null)
        .orderBy('number')
        .execute();
      return licenses.map(({ number, product, start_at, end_at, lease_until, standalone_at }) => [
        number,
        product,
        start_at,
        end_at,
        time(lease_until),
        time(standalone_at),
      ]);
    },
  },
  {
    name: 'computers',
    about: { en: 'computers registered to you', ja: 'ご自身のコンピューター' },
    columns: ['id', 'registered_at', 'blocked_at'],
    rows: async ({ db }, { id, teamId }) => {
      const devices = await forTeam(db, teamId)
        .selectFrom('manager.license_device')
        .select(['id', 'created_at', 'revoked_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute();
      return devices.map((device) => [device.id, time(device.created_at), time(device.revoked_at)]);
    },
  },
  {
    name: 'usage',
    about: {
      en: 'use of licenses by day: seconds, attempts and refusals',
      ja: 'ライセンスの日別の利用（秒数、取得の試行、拒否）',
    },
    columns: ['day', 'product', 'license', 'seconds', 'attempts', 'refusals'],
    rows: async ({ db }, { id, teamId }) => {
      const days = await forTeam(db, teamId)
        .selectFrom('manager.usage_user_day as used')
        .leftJoin('manager.license as license', 'license.id', 'used.license_id')
        .select(['used.day', 'used.product', 'license.number'])
        .select(['used.seconds', 'used.attempts', 'used.refusals'])
        .where('used.user_id', '=', id)
        .orderBy('used.day')
        .orderBy('license.number')
        .execute();
      return days.map((day) => [
        day.day,
        day.product,
        day.number,
        day.seconds,
        day.attempts,
        day.refusals,
      ]);
    },
  },
  {
    name: 'emi-checks',
    about: { en: 'analyses that you started', ja: 'ご自身が実行した解析' },
    columns: ['created_at', 'finished_at', 'status', 'project', 'file', 'bytes'],
    rows: async ({ db }, { id, teamId }) => {
      const jobs = await forTeam(db, teamId)
        .selectFrom('manager.emi_job as job')
        .innerJoin('manager.emi_license as license', 'license.id', 'job.license_id')
        .select(['job.created_at', 'job.finished_at', 'job.status', 'license.label'])
        .select(['job.src_filename', 'job.src_bytes'])
        .where('job.user_id', '=', id)
        .orderBy('job.created_at')
        .execute();
      return jobs.map((job) => [
        time(job.created_at),
        time(job.finished_at),
        job.status,
        job.label,
        job.src_filename,
        job.src_bytes,
      ]);
    },
  },
  {
    name: 'emi-remarks',
    about: { en: 'remarks about findings', ja: '指摘に関するご自身のコメントと操作' },
    columns: ['created_at', 'project', 'act', 'text'],
    rows: async ({ db }, { id, teamId }) => {
      const remarks = await forTeam(db, teamId)
        .selectFrom('manager.emi_remark as remark')
        .innerJoin('manager.emi_thread as thread', 'thread.id', 'remark.thread_id')
        .select(['remark.created_at', 'thread.project', 'remark.act', 'remark.text'])
        .where('remark.user_id', '=', id)
        .orderBy('remark.id')
        .execute();
      return remarks.map((one) => [time(one.created_at), one.project, one.act, one.text]);
    },
  },
  {
    name: 'downloads',
    about: { en: 'installers that you downloaded', ja: 'ダウンロードしたインストーラー' },
    columns: ['at', 'file'],
    rows: async ({ db }, { id, teamId }) => {
      const files = await forTeam(db, teamId)
        .selectFrom('manager.installer_download as download')
        .innerJoin('manager.installer as installer', 'installer.id', 'download.installer_id')
        .select(['download.at', 'installer.file_name'])
        .where('download.user_id', '=', id)
        .orderBy('download.at')
        .execute();
      return files.map(({ at, file_name }) => [time(at), file_name]);
    },
  },
  {
    name: 'quotes',
    about: { en: 'quotes that you asked for', ja: 'ご自身が作成した見積' },
    columns: ['number', 'created_at', 'valid_until', 'total', 'currency'],
    rows: async ({ db }, { id, teamId }) => {
      const quotes = await forTeam(db, teamId)
        .selectFrom('manager.quotation')
        .select(['number', 'created_at', 'valid_until', 'total', 'currency'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute();
      return quotes.map(({ number, created_at, valid_until, total, currency }) => [
        number,
        time(created_at),
        valid_until,
        toMajor(total, currency),
        currency,
      ]);
    },
  },
  {
    name: 'list-views',
    about: { en: 'views of lists that you saved', ja: 'ご自身が保存した一覧のビュー' },
    columns: ['created_at', 'list', 'name', 'query', 'columns', 'shared'],
    rows: async ({ db }, { id, teamId }) => {
      const views = await forTeam(db, teamId)
        .selectFrom('manager.list_view')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('id')
        .execute();
      return views.map(({ created_at, list, name, query, columns, is_shared }) => [
        ...[time(created_at), list, name, query, columns],
        String(is_shared),
      ]);
    },
  },
  {
    name: 'notices',
    about: { en: 'notices that you have read', ja: '既読のお知らせ' },
    columns: ['notice', 'read_at'],
    rows: async ({ db }, { id }) => {
      const read = await db
        .selectFrom('manager.notice_read')
        .select(['notice_id', 'at'])
        .where('user_id', '=', id)
        .orderBy('at')
        .execute();
      return read.map(({ notice_id, at }) => [notice_id, time(at)]);
    },
  },
];
