/** The keys page: presets tick the grid, the grid is summarised in words, and a new key is shown once. */

import { type GrantedRights, keysScriptWords } from '@ledgerline/words/browser/keys';
import { callApi, type Problem } from '../api.ts';
import { nowMs } from '../clock.ts';
import { element } from '../element.ts';
import { onSubmit, showAtField, withRequest } from '../form.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';
import { showSecret } from '../secret-dialog.ts';

const { document } = globalThis;

const words = keysScriptWords(language);

type Access = 'full' | Record<string, string[]>;

const form = element<HTMLFormElement>('form[data-new-key]');
const boxes = (): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('[data-module]')];
const presets = (): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('[name=preset]')];
const accessOf = (preset: HTMLInputElement): Access => JSON.parse(preset.dataset.access ?? '{}') as Access;

/** Full access is more than all boxes: it also covers rights without a row. */
const isFull = (): boolean => presets().some((preset) => preset.checked && preset.value === 'full');

function ticked(): Record<string, string[]> {
  const access: Record<string, string[]> = {};
  for (const { checked, dataset, value } of boxes()) {
    if (checked && dataset.module !== undefined) access[dataset.module] = [...(access[dataset.module] ?? []), value];
  }
  return access;
}

function applyPreset(preset: HTMLInputElement): void {
  const access = accessOf(preset);
  element<HTMLSelectElement>('#key-approval').value = preset.dataset.approval ?? 'none';
  for (const box of boxes()) box.checked = access === 'full' || (access[box.dataset.module ?? '']?.includes(box.value) ?? false);
}

form.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.name === 'preset') applyPreset(input);
  if (input.dataset.module !== undefined) {
    // Write without read makes no sense.
    if (input.checked && input.value !== 'read') {
      for (const box of boxes()) if (box.dataset.module === input.dataset.module && box.value === 'read') box.checked = true;
    }
    for (const preset of presets()) preset.checked = false;
  }
  showWords();
});

function showWords(): void {
  const place = element('[data-words]');
  const first = document.createElement('p');
  first.textContent = grantedText();
  const second = document.createElement('p');
  second.className = 'muted small';
  second.textContent = words.allows(allowedCount(), Number(form.dataset.total));
  place.className = 'stack sm';
  place.replaceChildren(first, second);
}

/** `This key can read and write sales and stock, read reports, and delete nothing.` */
function grantedText(): string {
  if (isFull()) return words.doesEverything;
  const granted = new Map<string, GrantedRights>();
  const labels = new Map(boxes().map(({ dataset }) => [dataset.module ?? '', dataset.label ?? '']));
  for (const [module, list] of Object.entries(ticked())) {
    const rights = list as GrantedRights['rights'];
    const known = granted.get(rights.join());
    granted.set(rights.join(), { rights, modules: [...(known?.modules ?? []), labels.get(module) ?? module] });
  }
  return granted.size === 0 ? words.onlyTaxCodes : words.can([...granted.values()]);
}

function allowedCount(): number {
  const needs = JSON.parse(form.dataset.needs ?? '{}') as Record<string, number>;
  const held = new Set(Object.entries(ticked()).flatMap(([module, list]) => list.map((right) => `${module}:${right}`)));
  return Object.entries(needs)
    .filter(([need]) => isFull() || need === '' || need.split(' ').every((right) => held.has(right)))
    .reduce((sum, [, count]) => sum + count, 0);
}

const DAY_MS = 86_400_000;

onSubmit(form, async () => {
  const data = new FormData(form);
  const name = String(data.get('name') ?? '').trim();
  if (name === '') return showAtField(form, 'name', words.enterName);
  const companies = data.getAll('companies').map(String);
  const addresses = linesOf(data.get('addresses'));
  const days = Number(data.get('expires') ?? 0);
  const answer = await callApi('/app/api-keys', {
    body: {
      name,
      access: isFull() ? 'full' : ticked(),
      ...(companies.length > 0 && { companies }),
      ...(addresses.length > 0 && { allowedAddresses: addresses }),
      ...(limitOf(data) !== null && { amountLimit: limitOf(data) }),
      approval: String(data.get('approval') ?? 'none'),
      ...(days > 0 && { expiresAt: new Date(nowMs() + days * DAY_MS).toISOString() }),
    },
    ifLost: words.createdIfLost(name),
  });
  if (answer.ok) showSecret(words.created(name), String(answer.secret));
  else showProblems(answer.error);
});

const linesOf = (text: FormDataEntryValue | null): string[] =>
  String(text ?? '')
    .split(/[\s,]+/)
    .filter((line) => line !== '');

/** The entered limit; text that is not a number is sent as it is, and the server rejects it. */
function limitOf(data: FormData): number | string | null {
  const text = String(data.get('amountLimit') ?? '').trim();
  if (text === '') return null;
  return Number.isNaN(Number(text)) ? text : Number(text);
}

function showProblems({ message, details, requestId }: Problem): void {
  const ofName = details.find(({ path }) => path === '/name');
  if (ofName) showAtField(form, 'name', ofName.message);
  else showAtField(form, '', withRequest({ message: details[0]?.message ?? message, requestId }));
}

/** A dialog whose button works when the right word is typed. */
function confirmed(formSelector: string, wanted: () => string, act: () => Promise<void>): void {
  const dialogForm = element<HTMLFormElement>(formSelector);
  const typed = element<HTMLInputElement>('input', dialogForm);
  const button = element<HTMLButtonElement>('button[type=submit]', dialogForm);
  dialogForm.addEventListener('input', () => {
    button.disabled = typed.value.trim() !== wanted();
  });
  dialogForm.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (typed.value.trim() !== wanted()) return;
    button.disabled = true;
    await act();
    typed.value = '';
    dialogForm.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}

let revoking: { readonly keyId: string; readonly name: string } | null = null;

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-revoke]');
  if (!button) return;
  const { revoke: keyId = '', name = '', used } = button.dataset;
  revoking = { keyId, name };
  element('[data-revoke-name]').textContent = words.quoted(name);
  element('[data-revoke-used]').textContent = used === undefined ? words.neverUsed : words.lastUsed(used);
  const typed = element<HTMLInputElement>('#revoke-typed');
  typed.placeholder = name;
  element('#revoke').showPopover();
  typed.focus();
});

confirmed(
  '[data-revoke-form]',
  () => revoking?.name.trim() ?? '',
  async () => {
    if (!revoking) return;
    const answer = await callApi(`/app/api-keys/${encodeURIComponent(revoking.keyId)}/revoke`, { method: 'POST' });
    if (answer.ok) location.reload();
    else showProblem(answer.error);
  },
);

let editing = '';

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-edit]');
  if (!button) return;
  editing = button.dataset.edit ?? '';
  const name = element<HTMLInputElement>('#edit-name');
  name.value = button.dataset.name ?? '';
  element<HTMLTextAreaElement>('#edit-addresses').value = button.dataset.addresses ?? '';
  element<HTMLInputElement>('#edit-amount').value = button.dataset.amount ?? '';
  element<HTMLSelectElement>('#edit-approval').value = button.dataset.approval ?? 'none';
  element<HTMLInputElement>('[name=rights][value=""]').checked = true;
  element('#edit-problem').textContent = '';
  element('#edit').showPopover();
  name.focus();
});

element<HTMLFormElement>('[data-edit-form]').addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = new FormData(event.target as HTMLFormElement);
  const rights = String(data.get('rights') ?? '');
  const addresses = linesOf(data.get('addresses'));
  const allowedAddresses = addresses.length === 0 ? null : addresses;
  const body = {
    name: String(data.get('name') ?? ''),
    allowedAddresses,
    amountLimit: limitOf(data),
    approval: String(data.get('approval') ?? 'none'),
    ...(rights !== '' && { access: JSON.parse(rights) as Access }),
  };
  const answer = await callApi(`/app/api-keys/${encodeURIComponent(editing)}`, { body });
  if (answer.ok) return location.reload();
  const { message, details } = answer.error;
  element('#edit-problem').textContent = details[0]?.message ?? message;
});

let rotating: { readonly keyId: string; readonly name: string } | null = null;

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-rotate]');
  if (!button) return;
  const { rotate: keyId = '', name = '' } = button.dataset;
  rotating = { keyId, name };
  element('[data-rotate-name]').textContent = words.quoted(name);
  element('#rotate-key-problem').textContent = '';
  element('#rotate-key').showPopover();
  element('#rotate-key-overlap').focus();
});

element<HTMLFormElement>('[data-rotate-key-form]').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!rotating) return;
  const { keyId, name } = rotating;
  const overlapHours = Number(element<HTMLSelectElement>('#rotate-key-overlap').value);
  const answer = await callApi(`/app/api-keys/${encodeURIComponent(keyId)}/rotate`, {
    body: { overlapHours },
    ifLost: words.rotatedIfLost(name),
  });
  if (!answer.ok) {
    element('#rotate-key-problem').textContent = answer.error.message;
    return;
  }
  element('#rotate-key').hidePopover();
  showSecret(words.rotated(name), String(answer.secret));
});

confirmed(
  '[data-rotate-form]',
  () => element<HTMLFormElement>('[data-rotate-form]').dataset.rotateForm ?? '',
  async () => {
    const overlapHours = Number(element<HTMLSelectElement>('#rotate-overlap').value);
    const answer = await callApi('/app/rotate-tenant-api-key', {
      body: { overlapHours },
      ifLost: words.tenantRotatedIfLost,
    });
    if (answer.ok) showSecret(words.tenantRotated, String(answer.tenantApiKey));
    else showProblem(answer.error);
  },
);

showWords();
