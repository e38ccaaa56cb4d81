/** What a pattern or a single allowed value requires, by name. Its sentences, in every language, are in the package of words. */

const requirementNames = [
  'accessFull',
  'countryCode',
  'dateText',
  'decimalText',
  'emailAddress',
  'errorCode',
  'fieldName',
  'leaseTokens',
  'month',
  'msicCode',
  'previewHash',
  'rowKey',
  'stateCode',
  'tin',
  'urlSafe',
  'userCode',
] as const;
export type RequirementName = (typeof requirementNames)[number];

const requirements = new Map<string, RequirementName>();

/** Declares what a pattern or a single allowed value requires. */
export function requiring<const Source extends string>(source: Source, requirement: RequirementName): Source {
  requirements.set(source, requirement);
  return source;
}

export const requirementOf = (source: string): RequirementName | undefined => requirements.get(source);

/** The pattern of a string that must contain more than spaces. */
export const NOT_BLANK = '\\S';
