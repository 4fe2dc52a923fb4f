import { placeholderAdvice, placeholdersIn } from '../../src/content/schema/fields.ts'

/** A text for one thing, and one with `{count}` for several. */
const several = /(?:^|\.)other$/

/**
 * In each file of `src/content/texts` the texts in which the page replaces words in braces. A star stands for
 * any name.
 */
const replaced: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  actions: { detailsOf: '{name}', 'list.addOf': '{name}', 'list.listedOf': '{name}', compareOf: '{name}' },
  addSeveral: {
    chooseFor: '{line}',
    chooseQuantityFor: '{line}',
  },
  catalogue: { scopeTitle: '{scope}' },
  compare: {
    wrong: '{list}',
    surplus: '{list}',
    'status.other': '{count} {differing} {rows}',
    'status.oneDiffers': '{count} {rows}',
    removeOf: '{name}',
    'bar.said': '{count}',
  },
  country: { suppliedElsewhere: '{country}' },
  figureNames: { countsOnly: '{list}', onRequest: '{list}' },
  figures: {
    'differences.*.more': '{amount}',
    'differences.*.less': '{amount}',
    'choices.*.more': '{list}',
    'choices.*.less': '{list}',
    'choices.*.many': '{own} {other}',
    'choices.*.few': '{own} {other}',
    'choices.*.first': '{list}',
    'choices.*.firstMany': '{other}',
  },
  filters: {
    filtersActive: '{count}',
    least: '{amount}',
    most: '{amount}',
    counted: '{value} {count}',
    'unstated.other': '{count}',
    'leftOut.one': '{figure}',
    'leftOut.other': '{figure} {count}',
    'room.active': '{size}',
    'active.choice': '{figure} {value}',
    'active.least': '{figure} {value}',
    'active.most': '{figure} {value}',
    'active.remove': '{filter}',
    'sort.highest': '{figure}',
    'sort.lowest': '{figure}',
    'table.explain': '{name}',
  },
  finder: {
    question: '{number}',
    'questions.daily': '{things}',
    changeOf: '{answer}',
    'choice.pockets': '{choice}',
    'choice.tapeWidth': '{choice}',
    yours: '{amount}',
    ofAll: '{best} {count}',
    ofShown: '{best} {count}',
    'lacks.daily': '{amount}',
    'lacks.pockets': '{count}',
    'lacks.onRequest': '{label} {list}',
    'lacks.none': '{label} {list}',
    'lacks.size': '{size}',
    'result.none': '{country}',
    'result.notOffered': '{country}',
    'result.all': '{count}',
    'result.compareAll': '{count}',
  },
  header: { home: '{site}', submenu: '{name}', everything: '{name}' },
  home: { 'hub.exploreOf': '{city}' },
  legal: { updated: '{date}' },
  contact: { asked: '{product}', subject: '{product}' },
  listDocument: { ready: '{name}', reference: '{reference}', page: '{page} {pages}' },
  modelStage: { label: '{name}' },
  notices: { 'downloadFinished.description': '{name}', 'linkNotCopied.description': '{url}' },
  picture: { position: '{number} {count}' },
  product: { enlarge: '{number} {count}', drawing: '{category}' },
  quote: {
    'form.failed.limited': '{wait}',
    'form.failed.kept': '{reference}',
    'form.failed.undeliverable': '{reference}',
    'receipt.unconfirmed.onDevice': '{days}',
    'receipt.returned.expired.text': '{days}',
  },
  quoteList: { quantity: '{name}', less: '{name}', more: '{name}', removeOf: '{name}' },
  requests: {
    sent: '{reference} {date}',
    againOf: '{reference}',
    listed: '{reference}',
    surplus: '{reference} {count}',
    gone: '{count}',
    'arrived.askOf': '{reference}',
    'arrived.delivered': '{date}',
    removeOf: '{reference}',
    removed: '{reference}',
  },
  size: { compared: '{width} {height}' },
  sizeDrawing: { said: '{width} {depth} {height} {thing}' },
  sitePreparation: { deeper: '{footprint} {deeper}', together: '{weight} {power}' },
  sheet: { revision: '{number} {date}', code: '{address}' },
  statement: {
    'products.removeOf': '{name}',
    'statement.quantity': '{quantity}',
    'statement.correctOf': '{requirement}',
    'statement.verdictOf': '{name}',
    'statement.asRead': '{verdict}',
    'ranking.more': '{count}',
    'ranking.tick': '{name}',
    'document.tender': '{tender}',
    'document.summary': '{counts}',
    'document.summaryOf': '{name} {counts}',
    'document.withDeviations': '{count} {list}',
    'document.source': '{number} {date}',
  },
  units: { 'carton.one': '{pack}', 'carton.other': '{count} {pack}' },
  suggestions: {
    choice: '{choice}',
    spelling: '{search}',
    'sheets.other': '{count}',
    'supplied.lead': '{country} {machines}',
    'supplied.contact': '{country}',
  },
}

const placeholdersOf = (file: string, field: string): string => {
  const texts = replaced[file] ?? {}
  const own = texts[field] ?? texts[field.replace(/[^.]+(?=\.[^.]+$)/, '*')]
  return own ?? (several.test(field) ? '{count}' : '')
}

/** What to do about a text that lacks a placeholder of its field, or has another; `file` is a name without ending. */
export const replacedAdvice = (file: string, field: string, text: string): string | undefined => {
  const wanted = placeholdersIn(placeholdersOf(file, field))
  const found = placeholdersIn(text)
  if (wanted.some((placeholder) => !found.includes(placeholder))) {
    const sentence = `is a sentence with ${wanted.join(' and ')} in it`
    return wanted.length === 1
      ? `${sentence}, where the page puts its own word; write both`
      : `${sentence}; write all of them`
  }
  const strange = found.filter((placeholder) => !wanted.includes(placeholder))
  return strange.length === 0 ? undefined : placeholderAdvice(strange)
}
