/** The types of documents, as the catalog declares them. */

export { DOC_TYPES, DOCUMENT_NAMES, type DocType, isDocType } from '@ledgerline/catalog';
