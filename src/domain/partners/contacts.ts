/** A person at a customer's or a carrier's. */
export interface Contact {
  id: string
  name: string
  role?: string | undefined
  phone?: string | undefined
  email?: string | undefined
}

const plain = (name: string | undefined) => (name ?? '').trim().toLocaleLowerCase('de')

/** The person of this name; no one for a name that is not known, or blank. */
export function contactNamed<C extends Contact>(contacts: readonly C[], name: string | undefined): C | undefined {
  const wanted = plain(name)
  return wanted === '' ? undefined : contacts.find((contact) => plain(contact.name) === wanted)
}

/** Those whose name, task or number contains what is typed; all of them while nothing is. */
export function contactsFor<C extends Contact>(contacts: readonly C[], typed: string): C[] {
  const wanted = plain(typed)
  const holds = (contact: Contact) =>
    [contact.name, contact.role, contact.phone].some((text) => plain(text).includes(wanted))
  return contacts.filter((contact) => wanted === '' || holds(contact))
}
