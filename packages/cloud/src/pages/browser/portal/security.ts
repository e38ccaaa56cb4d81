/** The forms of login security: posts each as JSON, creates passkeys, and shows the QR code and the recovery codes that come back. */

import { securityScriptWords } from '@ledgerline/words/browser/security';
import { type ApiResponse, callApi, type Problem } from '../api.ts';
import { element } from '../element.ts';
import { onSubmit, showAtField } from '../form.ts';
import { showProblem } from '../problem-notice.ts';
import { language } from '../reader.ts';
import { showSecret } from '../secret-dialog.ts';
import { arePasskeysSupported, createPasskey } from './passkey.ts';

type Answered = Extract<ApiResponse, { ok: true }>;

const words = securityScriptWords(language);

/** What happens after each form has succeeded. */
const then: Readonly<Record<string, (answer: Answered, form: HTMLFormElement) => void>> = {
  begin: showApp,
  codes: showCodes,
  passkey: showCodes,
  reload: () => location.reload(),
};

const { document } = globalThis;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-factor]')) onSubmit(form, () => submit(form));

async function submit(form: HTMLFormElement): Promise<void> {
  const answer = await (form.dataset.factor === 'passkey' ? addPasskey(form) : post(form));
  if (answer.ok) then[form.dataset.factor ?? '']?.(answer, form);
  else showIn(form, answer.error);
}

const post = (form: HTMLFormElement): Promise<ApiResponse> =>
  callApi(form.action, { body: Object.fromEntries(new FormData(form).entries()), ifLost: words.lostCodes });

const failed = (error: Problem): ApiResponse => ({ ok: false, error });

/** Adds a passkey. Missing fields are reported before the browser asks for it. */
async function addPasskey(form: HTMLFormElement): Promise<ApiResponse> {
  const fields = new FormData(form);
  const name = String(fields.get('name'));
  if (name.trim() === '') return failed(missing('/name', words.enterName));
  if (!arePasskeysSupported()) return failed(missing('', words.noPasskeys));
  const begun = await callApi(`${form.action}/options`, { body: { password: fields.get('password') }, isRead: true });
  if (!begun.ok) return begun;
  const created = await createPasskey(begun.options as PublicKeyCredentialCreationOptionsJSON);
  if ('problem' in created) return failed(created.problem);
  return callApi(form.action, {
    body: { name, isPasswordless: fields.has('isPasswordless'), ...created },
    ifLost: words.lostCodes,
  });
}

const missing = (path: string, message: string): Problem => ({
  code: 'invalid_request',
  message,
  details: path === '' ? [] : [{ path, code: 'required', message }],
  requestId: '',
});

/** The field that a problem is about. */
const FIELDS: Readonly<Record<string, string>> = { invalid_login: 'password', invalid_factor: 'code' };

/** Shows a problem next to the field that was wrong, or above the form. */
function showIn(form: HTMLFormElement, problem: Problem): void {
  const { code, message, details } = problem;
  const name = FIELDS[code] ?? details[0]?.path.slice(1) ?? '';
  if (name !== '' && form.querySelector(`[name="${name}"]`)) showAtField(form, name, details[0]?.message ?? message);
  else {
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    showProblem(problem);
  }
}

const QR_PIXELS = 176;

function showApp({ secret, qrSvg }: Answered, form: HTMLFormElement): void {
  const confirm = element<HTMLFormElement>('[data-confirm-app]');
  const picture = document.createElement('img');
  picture.className = 'qr';
  picture.alt = words.qr;
  picture.width = picture.height = QR_PIXELS;
  picture.src = `data:image/svg+xml,${encodeURIComponent(String(qrSvg))}`;
  element('[data-qr]', confirm).replaceChildren(picture);
  element('[data-app-secret]', confirm).textContent = String(secret).replaceAll(/.{4}(?=.)/g, '$& ');
  form.hidden = true;
  confirm.hidden = false;
  element('[name=code]', confirm).focus();
}

function showCodes({ recoveryCodes }: Answered): void {
  const codes = recoveryCodes as readonly string[];
  if (codes.length === 0) location.reload();
  else showSecret(words.yourCodes, codes.join('\n'));
}
