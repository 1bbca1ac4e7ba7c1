/** What is kept of the orders being written, the one changed last first. */
const drafts = (desk) =>
  desk.page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /^draft\.order[.:]/.test(key))
      .map(([, text]) => JSON.parse(text).value)
      .toSorted((one, other) => other.keptAt - one.keptAt)
      .map(({ wizard }) => wizard),
  )
const partner = async (desk, name) => (await desk.get(`/api/partners?kind=customer&q=${name}`))[0]
/** Whose order it is, and by which mail he is reached, as the draft has it and as he is known. */
const isFor = async (desk, { customer }, name) => {
  const { id, name: called, email } = await partner(desk, name)
  const [mine, known] = [
    [customer.customerId, customer.name, customer.email],
    [id, called, email],
  ].map(String)
  return mine === known || `${mine}, not ${known}`
}

/** Orders written in the wizard. */
export const newOrders = [
  {
    name: 'Neuer Auftrag für Elbufer, mit Ware und Gewicht',
    keys: 'n "elbufer" Enter Control+Enter "Mehl" Tab "9" Tab Tab "4200" Control+Enter',
    done: async (desk) => {
      const [draft] = await drafts(desk)
      if (draft?.currentStep !== 'pickup') return `at ${draft?.currentStep}`
      const { description, packageCount, weightKg } = draft.data.cargo
      const cargo = `${description} ${packageCount} ${weightKg}`
      return cargo === 'Mehl 9 4200' ? isFor(desk, draft.data, 'elbufer') : cargo
    },
  },
  {
    name: 'Den angefangenen Auftrag fortsetzen',
    first: 'n "elbufer" Enter Control+Enter "Mehl" Escape',
    keys: 'n Control+i',
    before: 'n',
    done: async (desk) => {
      const goods = await desk.page.locator('[name="cargo.description"]').inputValue({ timeout: 1000 })
      return goods === 'Mehl' || goods
    },
  },
  {
    name: 'Neuer Auftrag, der angefangene bleibt, wie er ist',
    first: 'n "hansekontor" Enter Control+Enter "Mehl" Escape',
    keys: 'n "elbufer" Enter Control+Enter',
    done: async (desk) => {
      const [draft, old] = await drafts(desk)
      if (draft?.currentStep !== 'cargo' || old === undefined) return 'not two drafts'
      if (old.data.cargo.description !== 'Mehl') return 'the old one has changed'
      return (await isFor(desk, old.data, 'hansekontor')) === true
        ? isFor(desk, draft.data, 'elbufer')
        : 'another customer'
    },
  },
  {
    name: 'Doch ein anderer Kunde',
    first: 'n "hansekontor" Enter',
    keys: 'Control+a "elbufer" Control+Enter',
    done: async (desk) => {
      const [draft] = await drafts(desk)
      return draft?.currentStep === 'cargo' ? isFor(desk, draft.data, 'elbufer') : `at ${draft?.currentStep}`
    },
  },
]
