/** Whether two values of a field are the same; what is missing, null or blank is nothing. */
export function sameValue(a: unknown, b: unknown): boolean {
  const [one, other] = [a ?? '', b ?? '']
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
