/** Characters of a file's name that are kept. */
const MOST_NAME = 120

/** The name of a file without folders and what cannot be seen; of a long one its beginning and its ending are kept. */
export function plainName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (name === '') return 'file'
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.length <= MOST_NAME ? name : name.slice(0, MOST_NAME - ending.length) + ending
}
