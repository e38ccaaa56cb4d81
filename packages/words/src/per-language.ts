/** What depends on nothing but the language is made once for each. Knows no text. */

import type { Language } from './language.ts';

export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
