const legalForms = /\s+(?:GmbH(?:\s*&\s*Co\.?\s*KG)?|KG|AG|SE|OHG|UG|e\.\s?K\.|Ltd\.?|Sp\. z o\.o\.)$/

/** A company's name for narrow and wide screens: its first word, and all of it without the legal form. */
export function shortCompanyName(name: string): { short: string; medium: string } {
  const medium = name.trim().replace(legalForms, '')
  return { short: medium.split(/\s+/)[0] || name, medium: medium || name }
}
