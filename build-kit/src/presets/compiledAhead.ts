import webpack from 'webpack';

/**
 * Has browsers compile all functions of some scripts while these arrive, on another thread, instead
 * of each when it is first called, on the page's own: a magic comment, which Chromium takes from 136
 * on and others leave alone. For scripts of which a page needs most at once.
 *
 * @param include names of the scripts
 */
export function compiledAhead(include: RegExp) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include,
    // Behind the minimizer, which takes comments away, and before maps and digests are made.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
