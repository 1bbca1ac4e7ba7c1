import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Modelli di documento …',
  'documentTemplates.manage.choose': 'Modifica o crea un modello',
  'documentTemplates.new': 'Nuovo modello …',
  'documentTemplates.change': 'Modifica modello',
  'documentTemplates.created': 'creato',
  'documentTemplates.changed': 'modificato',
  'documentTemplates.delete.title': 'Elimina modello …',
  'documentTemplates.delete.choose': 'Quale modello',
  'documentTemplates.delete.confirm': 'Elimina modello',
  'documentTemplates.name': 'Nome del modello',
  'documentTemplates.fields': 'Campi',
  'documentTemplates.fields.hint': 'Un campo per riga, nell’ordine in cui compaiono',
  'documentTemplates.description': 'Descrizione',
}
