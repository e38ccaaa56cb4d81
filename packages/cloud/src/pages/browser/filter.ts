/** The filters of a list: a choice applies at once, and the key `/` leads to the search. */

const { document } = globalThis;
const form = document.querySelector<HTMLFormElement>('form[data-filter]');

form?.addEventListener('change', (event) => {
  if ((event.target as Element).matches('select, input[type=date]')) form.requestSubmit();
});

/** Leaves empty fields out of the address. */
form?.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData.entries()]) if (value === '') formData.delete(name);
});

document.addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).matches('input, select, textarea');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  form?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
});
