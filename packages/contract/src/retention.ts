/** How long a tenant keeps what its commands contain. */

import type { Static } from 'typebox';
import { limits } from './limits.ts';
import { Type } from './schema-type.ts';
import { nullable, Ok } from './shape.ts';

export const KeptDays = nullable(
  Type.Integer({ minimum: limits.keptDaysMin, maximum: limits.keptDaysMax, description: 'A number of days.' }),
  'For how many days the payload, the result and the file of a command are kept after it has ended; null for forever.',
);

export const KeptDaysBody = Type.Object(
  { keptDays: KeptDays },
  { additionalProperties: false, description: 'Body of POST /app/retention.' },
);
export type KeptDaysBody = Static<typeof KeptDaysBody>;

export const KeptDaysResponse = Type.Object({ ok: Ok, keptDays: KeptDays }, { description: 'Response of POST /app/retention.' });
export type KeptDaysResponse = Static<typeof KeptDaysResponse>;
