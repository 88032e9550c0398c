import type { Messages } from './en.ts';

export const ja: Messages = {
  help: `使い方: portal-license-client <コマンド> [オプション]

準備
  init                          このコンピューターの鍵を作成
  enrol CODE --server URL       ポータルのコードでこのコンピューターを登録
  keys --server URL             ライセンスファイルの検証に使う鍵を取得
  keys FILE                     または URL/.well-known/license-keys を保存したファイルから取得
スタンドアロン
  lir --product cd,pd           申請ファイルを作成             (--out request.lir)
  verify FILE.lic               ライセンスファイルをオフラインで検証
  work FILE.lic                 終了するまでライセンスの利用を記録 (--for 秒数)
  lrr FILE.lic                  ライセンスファイルを消去し解除申請ファイルを作成 (--out release.lrr)
ネットワーク
  hold --product cd             終了するまでライセンスを使用   (--for 秒数)
  checkout, heartbeat, checkin  hold の各手順                  (--product cd)
利用ログ
  send                          記録した利用状況を送信         (--server URL)
                                hold と work は接続できるときに自動で送信

オプション: --home フォルダー (既定 ~/.portal-license-client), --lang en|ja
製品: cd Circuit Designer, pd PCB Designer`,
  refused: {
    bad_code:
      'コードが正しくないか、使用済みか、発行から10分を過ぎています。ポータルで新しいコードを取得してください。',
    bad_signature:
      'このコンピューターの署名をサーバーが受け付けません。init と enrol をもう一度実行してください。',
    clock_skew:
      'サーバーの時刻を確認できず、このコンピューターの時計がずれています。合わせてからもう一度お試しください。',
    database_away: 'ポータルが一時的に応答できません。後でもう一度お試しください。',
    device_revoked:
      'このコンピューターは利用停止になっています。チームのオーナーにご連絡ください。',
    disk_full: 'ポータルの空き容量が不足しているため、保存できません。後でもう一度お試しください。',
    foreign_device: 'このコンピューターは別のチームのものです。',
    lease_ended:
      'ライセンスは使用中ではなくなりました。ポータルで解放されたか、期限が切れています。',
    none_free:
      '空いているライセンスがありません。使用中の方に終了を依頼するか、ポータルで解放してください。',
    not_allowed: 'この操作は許可されていません。チームのオーナーにご連絡ください。',
    replayed: '同じ要求が二度送信されました。もう一度お試しください。',
    too_many: '要求が多すぎます。1分ほど待ってからもう一度お試しください。',
    unknown_device: 'このコンピューターは登録されていません。先に enrol を実行してください。',
  },
  file: {
    empty: 'ファイルが空です。',
    malformed: 'ライセンスファイルではないか、壊れています。もう一度ダウンロードしてください。',
    tampered: 'ファイルは署名後に変更されています。もう一度ダウンロードしてください。',
    too_large: 'ライセンスファイルとしては大きすぎます。',
    unknown_key: '知らない鍵で署名されています。keys を実行してからもう一度お試しください。',
    wrong_kind: 'ファイルの種類が違います。ライセンスファイルの拡張子は .lic です。',
  },
  unknownCommand: (name) => `コマンド「${name}」はありません。help を実行してください。`,
  badOptions: (text) => `オプションを読み取れません: ${text}`,
  missing: (option) => `${option} を指定してください。`,
  unreachable: (server) =>
    `サーバー ${server} に接続できません。ネットワークを確認してからもう一度お試しください。`,
  refusedOtherwise: (code, requestId) => `サーバーが拒否しました: ${code}。要求番号 ${requestId}`,
  noSuchFile: (file) => `ファイル ${file} を読み取れません。`,
  noDevice: 'このコンピューターの鍵がありません。先に init を実行してください。',
  noRegistration: 'このコンピューターは登録されていません。先に enrol を実行してください。',
  noKeys: '検証用の鍵がありません。オンラインで一度 keys --server URL を実行してください。',
  badKeys: (file) => `ファイル ${file} にライセンスの鍵がありません。`,
  noLease: (product) =>
    `${product} のライセンスは使用中ではありません。先に checkout を実行してください。`,
  badProduct: (value) => `「${value}」という製品はありません。製品は cd と pd です。`,
  deviceMade: (device, folder) =>
    `このコンピューターの鍵を作成しました: ${device}\n保存先 ${folder}`,
  deviceKnown: (device) => `このコンピューターには鍵があります: ${device}`,
  enrolled: (person, team) => `このコンピューターを ${person} (${team}) に登録しました。`,
  keysFetched: (count) =>
    `鍵を${String(count)}件取得しました。ライセンスファイルをオフラインで検証できます。`,
  written: (file, next) => `${file} を作成しました。${next}`,
  lirNext: 'ライセンス画面でスタンドアロン認証へ切り替えてください。',
  lrrNext:
    'ライセンスファイルは消去しました。ライセンス画面でネットワーク認証へ切り替えてください。',
  checkedOut: (number, until) => `${number} を ${until} まで使用します。`,
  extended: (until) => `${until} まで延長しました。`,
  checkedIn: 'ライセンスを返却しました。',
  holding: 'Ctrl-C で終了すると、ライセンスを返却します。',
  valid: (person, until) => `有効です。使用者 ${person}、${until} まで。`,
  covers: (number, product, start, end) => `  ${number} ${product} ${start} 〜 ${end}`,
  notYetValid: (from) => `ライセンスファイルは ${from} から有効です。`,
  expired: (since) =>
    `ライセンスファイルの有効期限は ${since} に切れました。継続してからもう一度ダウンロードしてください。`,
  released:
    'このライセンスファイルは、このコンピューターから解除済みです。使用するには、もう一度スタンドアロン認証へ切り替えてください。',
  foreignFile: 'このライセンスファイルは別のコンピューターのものです。',
  notCovered: (product) => `ライセンスファイルに ${product} のライセンスがありません。`,
  working: '利用状況を記録しています。Ctrl-C で終了します。',
  notWritten: (folder, code) =>
    `フォルダー ${folder} に書き込めません (${code})。ディスクの空き容量またはアクセス権を確認してください。`,
  usageSent: (count) => `利用記録を${String(count)}件送信しました。`,
  usageWaiting: (count) =>
    `利用記録${String(count)}件をこのコンピューターに保存しました。後で送信します。`,
  usageTooOld: (count) => `90日を過ぎた利用記録${String(count)}件を削除しました。`,
  usageRejected: (count, reasons) =>
    `ポータルが受け付けなかった利用記録${String(count)}件を削除しました（${reasons.join('、')}）。`,
  rejection: {
    foreign_license: 'チームのライセンスではないか、製品が違います',
    foreign_user: 'このコンピューターの使用者の記録ではありません',
    future: '日時が未来です',
    invalid: '内容が壊れています',
    not_json: '内容が壊れています',
    too_old: '90日を過ぎています',
  },
  usageDamaged: (count, file) =>
    `利用記録の壊れた行${String(count)}件を ${file} に移しました。ほかの記録は保存されています。`,
};
