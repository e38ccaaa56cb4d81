/** The sign-up and login forms: posts them as JSON and says what is wrong beside each field. */

const form = document.querySelector('form[data-account]');
const message = form.querySelector('[data-message]');
const button = form.querySelector('button[type=submit]');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  clearProblems();
  button.disabled = true;
  try {
    await post();
  } catch {
    say('The service cannot be reached. Check your connection and try again.');
  } finally {
    button.disabled = false;
  }
});

async function post() {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(members()),
  });
  const answer = await response.json();
  if (!answer.ok) return showProblems(answer.error);
  if (form.dataset.account === 'login') location.assign(nextPage());
  else welcome(answer.tenantApiKey);
}

/** What was filled in; the plan comes from the link of the pricing page. */
function members() {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  const plan = form.dataset.account === 'signup' ? new URLSearchParams(location.search).get('plan') : null;
  return { ...Object.fromEntries(filled), ...(plan && { plan }) };
}

/** Only a path of this site is followed, so that a link cannot lead a login elsewhere. */
function nextPage() {
  const next = new URL(new URLSearchParams(location.search).get('next') ?? '/portal', location.origin);
  return next.origin === location.origin ? next.pathname + next.search + next.hash : '/portal';
}

function clearProblems() {
  message.hidden = true;
  for (const place of form.querySelectorAll('[data-problem]')) place.textContent = '';
  for (const input of form.elements) input.removeAttribute('aria-invalid');
}

/** Each problem beside its field, the rest above the form; the first field that is wrong gets the focus. */
function showProblems(error) {
  const unplaced = error.details.filter(({ path, message: text }) => {
    const input = form.elements.namedItem(path.slice(1));
    if (!input || path === '') return true;
    form.querySelector(`[data-problem="${input.name}"]`).textContent = text;
    input.setAttribute('aria-invalid', 'true');
    return false;
  });
  if (error.details.length === 0 || unplaced.length > 0) say(error.message);
  form.querySelector('[aria-invalid]')?.focus();
}

function say(text) {
  message.textContent = text;
  message.hidden = false;
}

function welcome(secret) {
  const section = document.querySelector('[data-welcome]');
  section.querySelector('[data-secret]').textContent = secret;
  section.querySelector('[data-copy]').addEventListener('click', async () => {
    await navigator.clipboard.writeText(secret);
    section.querySelector('[data-copied]').textContent = 'Copied.';
  });
  form.hidden = true;
  section.hidden = false;
  section.focus();
}
