/** The colours of everything printed: the light theme of the product. */

export const COLOURS = {
  paper: '#fbf8f2',
  surface: '#fffefa',
  /** Text, in three strengths. */
  ink: '#182034',
  second: '#464e62',
  third: '#626979',
  /** The colour of lines between rows, under heads, and under sums. */
  rule: '#e4ded0',
  ruleStrong: '#b9b09c',
  accent: '#2741b0',
  /** The watermark of void and draft sheets. */
  voidWash: '#f6dcd6',
  draftWash: '#e9e5dc',
  failed: '#a3241b',
} as const;
