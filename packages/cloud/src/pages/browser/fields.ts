/** The form of the sandbox page that defines a user-defined field. */

import { paragraph } from '@ledgerline/words/paragraph';
import { callApi, type Problem } from './api.ts';
import { element } from './element.ts';
import { markField, onSubmit } from './form.ts';

const { document } = globalThis;

const form = document.querySelector<HTMLFormElement>('form[data-new-field]');

const FIELDS = '/app/sandbox/user-defined-fields';
const OF_CHARACTERS = ['text', 'memo', 'rich text', 'image link'];

/** Only texts have a length. */
function offerLength(): void {
  const type = form?.querySelector<HTMLSelectElement>('[name=type]');
  const length = form?.querySelector<HTMLInputElement>('[name=length]');
  if (!type || !length) return;
  length.disabled = !OF_CHARACTERS.includes(type.value);
  if (length.disabled) length.value = '';
}

form?.addEventListener('change', offerLength);
offerLength();

if (form)
  onSubmit(form, async () => {
    const data = new FormData(form);
    const length = String(data.get('length') ?? '');
    const body = {
      table: String(data.get('table')),
      name: String(data.get('name')).trim(),
      type: String(data.get('type')),
      ...(length === '' ? {} : { length: Number(length) }),
      required: data.has('required'),
      unique: data.has('unique'),
    };
    const answer = await callApi(FIELDS, { body });
    if (answer.ok) location.reload();
    else showFieldProblem(form, answer.error);
  });

function showFieldProblem(filled: HTMLFormElement, { message, details }: Problem): void {
  const sentences = details.length > 0 ? details.map((detail) => detail.message) : [message];
  markField(filled, '', paragraph(sentences));
  const name = element<HTMLInputElement>('[name=name]', filled);
  if (details.some(({ path }) => path === '/name')) name.setAttribute('aria-invalid', 'true');
  name.focus();
}
