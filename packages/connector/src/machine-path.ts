/** Takes the folders of this machine out of sentences that leave it. The log and the local page keep them. */

const ROOTS = 'home|root|tmp|var|etc|usr|opt|srv|mnt|media|data|app|run|proc|private|Users|Library|Volumes|Applications';

/** Windows paths, paths under the usual roots, and text that a system quotes after the name of its call. */
const PATHS = [
  /(?<![A-Za-z])[A-Za-z]:[\\/][^\s'",;)]*/g,
  /\\\\[^\s'",;)]+/g,
  new RegExp(`(?<![\\w.:/-])/(?:${ROOTS})(?:/[^\\s'",;)]*)?`, 'g'),
  /(?<=\b(?:open|stat|lstat|mkdir|rename|unlink|access|scandir|copyfile|spawn|realpath|readlink) )'[^']+'/g,
];

/** The name of the file says what is meant, and not where it is. */
const nameOf = (path: string): string => path.replace(/^'|'$/g, '').split(/[\\/]/).filter(Boolean).at(-1) ?? 'a file';

export const withoutPaths = (text: string): string => PATHS.reduce((left, path) => left.replace(path, nameOf), text);
