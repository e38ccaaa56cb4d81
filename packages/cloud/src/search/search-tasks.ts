/** What people and assistants ask for, in English, Malay and Chinese, and what counts as the right answer. */

/** A query, and the right answers: command types, or `report:` and the template of a report. One of them must be among the first three. */
export type SearchTask = readonly [query: string, right: string, ...alsoRight: string[]];
