import type { NewTeam } from '../../accounts/directory/createTeam.ts';

/** Password of all demo accounts. */
export const demoPassword = 'circuit-board-2026';

export interface DemoTeam {
  readonly team: (pwHash: string) => NewTeam;
  readonly licenses: number;
  /** Number of licenses in use; the others make lists long. */
  readonly used: number;
}

const kiban = {
  post_code: '105-0011',
  prefecture: '東京都',
  address: '港区芝公園4-2-8',
  tel: '03-5555-0100',
};

/** The demo's teams, by mail domain. */
export const demoTeams: readonly DemoTeam[] = [
  {
    licenses: 50,
    used: 45,
    team: (pwHash) => ({
      name: '株式会社キバン設計',
      edition: 'professional',
      details: kiban,
      people: [
        person(pwHash, 'owner@pro.example', '花子', '佐藤', 'owner'),
        person(pwHash, 'admin@pro.example', '健', '鈴木', 'admin'),
        person(pwHash, 'guest@pro.example', '未来', '高橋', 'guest'),
        ...colleagues(pwHash, 'pro.example', 21),
      ],
    }),
  },
  {
    licenses: 0,
    used: 0,
    team: (pwHash) => ({
      name: '趣味の電子工作会',
      edition: 'community',
      people: [person(pwHash, 'owner@community.example', '葵', '田中', 'owner')],
    }),
  },
  {
    licenses: 12,
    used: 6,
    team: (pwHash) => ({
      name: '代理店サーキット商会',
      edition: 'professional',
      agent: true,
      details: { ...kiban, address: '港区芝大門1-1-30', tel: '03-5555-0200' },
      people: [person(pwHash, 'owner@agent.example', '誠', '伊藤', 'owner')],
    }),
  },
  {
    licenses: 18,
    used: 6,
    team: (pwHash) => ({
      name: 'Harbor Boards Inc.',
      edition: 'professional',
      countryCode: 'US',
      details: {
        post_code: '94107',
        prefecture: 'CA',
        address: '500 Third Street, San Francisco',
        tel: '+1 415 555 0100',
      },
      people: [
        {
          ...person(pwHash, 'owner@us.example', 'Grace', 'Miller', 'owner'),
          locale: 'en',
        },
      ],
    }),
  },
  {
    licenses: 10_000,
    used: 2,
    team: (pwHash) => ({
      name: '大規模製作所',
      edition: 'professional',
      details: { ...kiban, prefecture: '愛知県', address: '名古屋市中区三の丸3-1-2' },
      people: [
        person(pwHash, 'owner@large.example', '大輔', '渡辺', 'owner'),
        ...colleagues(pwHash, 'large.example', 39),
      ],
    }),
  },
];

const givenNames = ['陽菜', '蓮', '結衣', '湊', '凛', '樹', '紬', '翔太', '美咲', '拓也'];
const familyNames = ['山本', '中村', '小林', '加藤', '吉田', '山田', '松本', '井上', '木村', '林'];

function colleagues(pwHash: string, domain: string, count: number): NewTeam['people'] {
  return Array.from({ length: count }, (_, index) =>
    person(
      pwHash,
      `user${String(index + 1).padStart(2, '0')}@${domain}`,
      givenNames[index % givenNames.length] ?? '',
      familyNames[(index * 3) % familyNames.length] ?? '',
      'guest',
    ),
  );
}

function person(
  pwHash: string,
  email: string,
  firstName: string,
  lastName: string,
  role: 'owner' | 'admin' | 'guest',
): NewTeam['people'][number] {
  return { email, pwHash, firstName, lastName, role, locale: 'ja' };
}
