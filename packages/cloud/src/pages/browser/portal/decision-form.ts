/** A form on which a person lets a program or an app use account books, or denies it: the choices, their problems, and the outcome. */

import type { Problem } from '../api.ts';
import { markField, withRequest } from '../form.ts';

const { document } = globalThis;

export const isApproval = (submitter: HTMLElement | null): boolean => (submitter as HTMLButtonElement | null)?.value !== 'deny';

/** The name, the rights and the account books of the key. */
export function chosenKey(form: HTMLFormElement): object {
  const data = new FormData(form);
  const name = String(data.get('name') ?? '').trim();
  const preset = form.querySelector<HTMLInputElement>('[name=preset]:checked');
  const companies = data.getAll('companies').map(String);
  return {
    ...(name !== '' && { name }),
    ...(preset?.dataset.access !== undefined && { access: JSON.parse(preset.dataset.access) as unknown }),
    ...(companies.length > 0 && { companies }),
  };
}

export function showProblems(form: HTMLFormElement, { message, details, requestId }: Problem): void {
  const ofName = details.find(({ path }) => path === '/name');
  if (ofName) markField(form, 'name', ofName.message);
  else markField(form, '', withRequest({ message, requestId }));
}

/** Shows what was decided instead of the form. */
export function showDecided(form: HTMLFormElement, isApproved: boolean): void {
  const place = document.querySelector<HTMLElement>(`[data-decided=${isApproved ? 'approve' : 'deny'}]`);
  if (!place) return;
  form.hidden = true;
  place.hidden = false;
  place.focus();
}
