const directive = /^\s*(es|ox)lint-disable/;

/** Requires a reason after `--` in comments that disable a rule. */
export const reasonedDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Give the reason: eslint-disable… rule -- reason.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue;
          context.report({ loc: comment.loc, messageId: 'missing' });
        }
      },
    };
  },
};
