import webpack from 'webpack';

/**
 * Makes browsers compile all functions of some scripts in the background while they load, instead
 * of on first call on the main thread. Uses a magic comment that Chromium supports from 136 on and
 * others ignore. For scripts of which a page needs most functions at once.
 *
 * @param include names of the scripts
 */
export function compiledAhead(include: RegExp) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include,
    // After the minimizer, which removes comments, and before source maps and digests.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
