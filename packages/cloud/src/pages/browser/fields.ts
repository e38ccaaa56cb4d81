/** The user-defined fields of the sandbox page: a form that defines one, buttons that remove one. The page shows the rest. */

import { callApi, type Problem } from './api.ts';
import { showProblem } from './problem-notice.ts';

const { document } = globalThis;

const form = document.querySelector<HTMLFormElement>('form[data-new-field]');
const problemPlace = document.querySelector<HTMLElement>('[data-field-problem]');

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

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  showFieldProblem(null);
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
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = true;
  const answer = await callApi(FIELDS, { body });
  if (button) button.disabled = false;
  if (answer.ok) location.reload();
  else showFieldProblem(answer.error);
});

function showFieldProblem(problem: Problem | null): void {
  const sentences =
    problem === null ? [] : problem.details.length > 0 ? problem.details.map(({ message }) => message) : [problem.message];
  if (problemPlace) problemPlace.textContent = sentences.join(' ');
  const name = form?.querySelector<HTMLInputElement>('[name=name]');
  name?.toggleAttribute('aria-invalid', problem?.details.some(({ path }) => path === '/name') ?? false);
  if (problem !== null) name?.focus();
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-remove-field]')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    const answer = await callApi(`${FIELDS}/remove`, { body: { table: button.dataset.table, name: button.dataset.name } });
    if (answer.ok) return location.reload();
    button.disabled = false;
    showProblem(answer.error);
  });
}
