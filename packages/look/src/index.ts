/** What the pages of the cloud and of the connector share: templates, icons and the stylesheet. Knows no page. */

export * from './component.ts';
export * from './html.ts';
export * from './icon.ts';
export * from './stylesheet.ts';
