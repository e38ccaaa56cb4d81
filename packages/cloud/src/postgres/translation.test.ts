import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arraysOf, statementKind, Translator, valuesOf } from './translation.ts';

describe('statements of the shared dialect', () => {
  it('a name becomes a number, the same name the same number, and a cast stays a cast', () => {
    const translated = new Translator().plain('SELECT :a::TEXT, :b FROM t WHERE c = :a');
    assert.equal(translated.text, 'SELECT $1::TEXT, $2 FROM t WHERE c = $1');
    assert.deepEqual(valuesOf(translated, { b: 2, a: null }), [null, 2]);
  });

  it('a text has one name, and after many texts the next have none', () => {
    const translator = new Translator();
    assert.equal(translator.plain('SELECT :a').name, translator.plain('SELECT :a').name);
    for (let number = 0; number < 600; number += 1) translator.plain(`SELECT ${number}`);
    assert.equal(translator.plain('SELECT a FROM another').name, null);
    assert.notEqual(translator.plain('SELECT :a').name, null);
  });

  it('a query for many joins what each is given with what each would find', () => {
    const translated = new Translator().inArrays('SELECT x FROM t WHERE a = :a LIMIT :max', ['text', 'bigint']);
    assert.equal(
      translated.text,
      'SELECT given.place, answer.* FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS given("p_a", "p_max", place)' +
        ' CROSS JOIN LATERAL (SELECT x FROM t WHERE a = given."p_a" LIMIT given."p_max") AS answer',
    );
    const statements = [
      { sql: '', parameters: { a: 'x', max: 1 } },
      { sql: '', parameters: { a: 'y', max: 2 } },
    ];
    assert.deepEqual(arraysOf(translated, statements), [
      ['x', 'y'],
      [1, 2],
    ]);
  });

  it('a change for many takes its values from what each is given', () => {
    const translated = new Translator().inArrays('UPDATE t SET a = :a WHERE seq = :seq', ['text', 'bigint']);
    assert.equal(
      translated.text,
      'UPDATE t SET a = given."p_a" FROM unnest($1::text[], $2::bigint[]) AS given("p_a", "p_seq") WHERE seq = given."p_seq"',
    );
  });

  it('statements that return rows of a change, insert or take no parameters are run one by one', () => {
    assert.equal(statementKind('UPDATE t SET a = :a RETURNING a'), 'other');
    assert.equal(statementKind('INSERT INTO t VALUES (:a)'), 'other');
    assert.equal(statementKind('SELECT 1'), 'other');
    assert.equal(statementKind('SELECT :a'), 'select');
  });

  it('a parameter without a value is a mistake, not a null', () => {
    assert.throws(() => valuesOf(new Translator().plain('SELECT :a'), {}), /:a has no value/);
  });
});
