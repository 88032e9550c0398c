/** Shown when a sign-in failed twice in a row; a page of its own, since nobody is signed in. */
export function signInFailedPage(requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign-in failed</title></head>
<body>
<h1>The sign-in could not be completed.</h1>
<p>Please allow cookies for this site and <a href="/signin">sign in again</a>. (${requestId})</p>
<h1 lang="ja">サインインを完了できませんでした。</h1>
<p lang="ja">このサイトの Cookie を許可して、<a href="/signin">もう一度サインイン</a>してください。(${requestId})</p>
</body>
</html>
`;
}
