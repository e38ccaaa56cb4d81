import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GrantedRights, keysScriptWords } from './keys.ts';

const sales: GrantedRights = { rights: ['read', 'write'], modules: ['sales', 'stock'] };

test('what a key can do is one sentence in each language, and says when it deletes nothing', () => {
  assert.equal(keysScriptWords('en').can([sales]), 'This key can read and write sales and stock, and delete nothing.');
  assert.equal(
    keysScriptWords('ms').can([sales]),
    'Kunci ini boleh membaca dan menulis sales dan stock, tetapi tidak boleh memadam apa-apa.',
  );
  assert.equal(keysScriptWords('zh').can([sales]), '此密钥可以读取和写入sales、stock，但不能删除任何内容。');
  const deleting: GrantedRights = { rights: ['delete'], modules: ['reports'] };
  assert.equal(keysScriptWords('en').can([sales, deleting]), 'This key can read and write sales and stock, delete reports.');
});
