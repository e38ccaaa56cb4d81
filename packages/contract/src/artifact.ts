/** A file that a command produced, as it is described on the wire. Its bytes are streamed, never part of a message. */

import type { Static } from 'typebox';
import { Type } from './schema-type.ts';

export const Artifact = Type.Object(
  {
    fileName: Type.String({ minLength: 1, maxLength: 200, description: 'The name to save it under.' }),
    contentType: Type.String({ minLength: 1, maxLength: 100, description: 'Its media type, for example application/pdf.' }),
    size: Type.Integer({ minimum: 0, description: 'Its length in bytes.' }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of its bytes, in lower-case hexadecimal.' }),
  },
  { additionalProperties: false, description: 'A file that a command produced.' },
);
export type Artifact = Static<typeof Artifact>;
