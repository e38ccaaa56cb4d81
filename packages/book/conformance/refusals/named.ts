/** Mistakes with commands that follow from no family, each declared by itself. */

import type { Mistakes } from './refusal.ts';

export const NAMED_MISTAKES: Mistakes = () => [];
