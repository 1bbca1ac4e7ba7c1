/** The address of the import. */
export const IMPORT_PATH = '/import'
