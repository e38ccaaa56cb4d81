import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type as TypeBox } from 'typebox';
import { Type } from './schema-type.ts';

type Builder = Pick<typeof TypeBox, keyof typeof Type>;

const build = ({
  Array: many,
  Boolean: yes,
  Integer,
  Literal,
  Null,
  Number: number,
  Object: members,
  Optional,
  String: text,
  Union,
  Unknown,
  Unsafe,
}: Builder) =>
  members(
    {
      name: text({ maxLength: 3, description: 'A name.' }),
      count: Optional(Integer({ minimum: 0 })),
      rows: many(members({ note: Optional(text()) }), { maxItems: 2 }),
      state: Union([Null(), Literal('open'), Literal(true), Literal(1)], { description: 'A state.' }),
      rate: Optional(number()),
      isOpen: yes(),
      extra: Unknown({ description: 'Anything.' }),
      word: Unsafe<'a' | 'b'>({ type: 'string', enum: ['a', 'b'] }),
    },
    { additionalProperties: false, description: 'All of them.' },
  );

test('a schema reads as the one that TypeBox builds', () => {
  assert.equal(JSON.stringify(build(Type)), JSON.stringify(build(TypeBox)));
});
