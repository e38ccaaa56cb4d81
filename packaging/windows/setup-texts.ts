/** The texts of the setup program as NSIS reads them: each in three languages, of which Windows chooses. The log of an installation stays English. */

import { setupProgramWords } from '../../packages/words/src/connector/setup-program.ts';
import { type Language, languages } from '../../packages/words/src/language.ts';

/** As NSIS names them. */
const NSIS_LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', ms: 'Malay', zh: 'SimpChinese' };

const textsIn = (language: Language): Readonly<Record<string, string>> => {
  const { newerInstalled, ...plain } = setupProgramWords(language);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: NSIS fills it in.
  return { ...plain, newerInstalled: newerInstalled('$R5', '${VERSION}') };
};

/** `nothingChanged` becomes $(TEXT_NOTHINGCHANGED). */
const nameOf = (key: string): string => `TEXT_${key.toUpperCase()}`;

const quoted = (text: string): string => `"${text.replaceAll('"', '$\\"').replaceAll('\n', '$\\r$\\n')}"`;

/** Included by setup.nsi after its pages. */
export function setupTexts(): string {
  const lines = languages.flatMap((language) => {
    const nsisName = NSIS_LANGUAGES[language];
    return [
      `!insertmacro MUI_LANGUAGE "${nsisName}"`,
      ...Object.entries(textsIn(language)).map(
        ([key, text]) => `LangString ${nameOf(key)} \${LANG_${nsisName.toUpperCase()}} ${quoted(text)}`,
      ),
    ];
  });
  // NSIS knows the encoding by the mark at the beginning.
  return `\uFEFF${lines.join('\n')}\n`;
}
