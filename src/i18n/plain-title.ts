/** The words of a command where nothing is asked next any more: `Status setzen …` without its dots. */
export const plainTitle = (title: string): string => title.replace(/\s*…$/, '')
