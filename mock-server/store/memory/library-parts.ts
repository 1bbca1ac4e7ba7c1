/**
 * Stands in browser builds for the two functions that the library takes from lodash and date-fns, of which it brings all
 * else along, for the log of its insides, which no one reads, and for the hash that makes its database a name: the other
 * half of the worker, read and run at every start.
 */
export const isFunction = (value: unknown): boolean => typeof value === 'function'
export const compareAsc = (a: Date, b: Date): number => Math.sign(a.getTime() - b.getTime())
export const debug = () => (): undefined => undefined
const md5 = (text: string): string => text
// oxlint-disable-next-line import/no-default-export -- the library takes it as one
export default md5
