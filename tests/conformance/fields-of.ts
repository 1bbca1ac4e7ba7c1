/** The names of the fields a schema of the contract knows, whatever it is wrapped in. */
export function fieldsOf(schema: object): string[] {
  const def: unknown = Reflect.get(schema, 'def')
  if (typeof def !== 'object' || def === null) return []
  const shape: unknown = Reflect.get(def, 'shape')
  if (typeof shape === 'object' && shape !== null) return Object.keys(shape)
  const inner: unknown = Reflect.get(def, 'innerType') ?? Reflect.get(def, 'out')
  return typeof inner === 'object' && inner !== null ? fieldsOf(inner) : []
}
