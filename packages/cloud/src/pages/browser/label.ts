/** Fields of a form by the labels that people see. */

/** The label of an input, without a remark such as "optional". */
export const labelOf = (input: HTMLInputElement): string => input.labels?.[0]?.firstChild?.textContent?.trim() || input.name;

/** A message of the API about a field, with the label in place of the name of the field. */
export const withLabel = (message: string, input: HTMLInputElement): string =>
  message.startsWith(`${input.name} `) ? `${labelOf(input)}${message.slice(input.name.length)}` : message;
