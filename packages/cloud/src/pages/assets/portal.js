/** The portal's buttons and forms: each posts to /app, shows a secret that is answered, and loads the page again. */

const message = document.querySelector('[data-message]');
const panel = document.querySelector('[data-secret-panel]');
const status = document.querySelector('[data-status]');

for (const button of document.querySelectorAll('button[data-post]')) {
  button.addEventListener('click', async () => {
    const { post, confirm: question, secretMember, leadsTo } = button.dataset;
    if (question && !confirm(question)) return;
    button.disabled = true;
    const answer = await send(post);
    button.disabled = false;
    if (!answer) return;
    if (secretMember) reveal(answer[secretMember]);
    else if (leadsTo) location.assign(leadsTo);
    else location.reload();
  });
}

document.querySelector('[data-new-key]').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const { name, access } = Object.fromEntries(new FormData(form));
  const readOnly = Object.fromEntries(form.dataset.modules.split(' ').map((module) => [module, ['read']]));
  const answer = await send('/app/api-keys', { name, access: access === 'full' ? 'full' : readOnly });
  if (answer) reveal(answer.secret);
});

document.querySelector('[data-password]').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const answer = await send('/app/password', Object.fromEntries(new FormData(form)));
  if (!answer) return;
  form.reset();
  status.textContent = 'The password is changed, and every other session is logged out.';
});

/** The answer of a call, or nothing when it was refused; why is then on the page. */
async function send(path, body) {
  message.hidden = true;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (answer.ok) return answer;
    if (answer.error.code === 'login_required') location.assign('/login?next=/portal');
    say(answer.error.message);
  } catch {
    say('The service cannot be reached. Check your connection and try again.');
  }
}

function say(text) {
  message.textContent = text;
  message.hidden = false;
  message.scrollIntoView({ block: 'center' });
}

/** The rest of the page is loaded again only when its reader says so, or the secret would be gone. */
function reveal(secret) {
  panel.querySelector('[data-secret]').textContent = secret;
  panel.hidden = false;
  panel.focus();
}

panel.querySelector('[data-copy]').addEventListener('click', async () => {
  await navigator.clipboard.writeText(panel.querySelector('[data-secret]').textContent);
  status.textContent = 'Copied.';
});
