import { placeholderAdvice, placeholdersIn } from '../../src/content/schema/fields.ts'

/** A text with a field for one and another for several has `{count}` in the second. */
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
  figureNames: { onRequest: '{list}' },
  figures: {
    'differences.*.more': '{amount}',
    'differences.*.less': '{amount}',
    'choices.*.more': '{list}',
    'choices.*.less': '{list}',
    'choices.*.many': '{number}',
    'choices.*.few': '{number}',
  },
  filters: {
    filtersActive: '{count}',
    least: '{amount}',
    most: '{amount}',
    counted: '{value} {count}',
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
    'place.counter.text': '{weight} {width}',
    'place.table.text': '{weight} {width}',
    'place.floor.text': '{height}',
    'daily.takes.minute': '{amount} {time} {speed}',
    'daily.takes.hour': '{amount} {time} {speed}',
    'daily.built': '{amount}',
    'daily.below': '{amount} {wanted}',
    'kind.documentThickness': '{value}',
    'kind.fonts': '{value}',
    'kind.resolution': '{value}',
    'kind.noteThickness': '{value}',
    'currency.has': '{list}',
    'currency.onRequest': '{list}',
    'currency.passed': '{list}',
    'currency.lacks': '{list}',
    'currency.none': '{country} {list}',
    'coinCurrency.has': '{list}',
    'coinCurrency.onRequest': '{list}',
    'coinCurrency.lacks': '{list}',
    'coinCurrency.none': '{country} {list}',
    'payment.has': '{list}',
    'payment.onRequest': '{list}',
    'payment.lacks': '{list}',
    'payment.none': '{country} {list}',
    'detection.has': '{list}',
    'detection.onRequest': '{list}',
    'detection.lacks': '{list}',
    'detection.none': '{country} {list}',
    'stands.counter': '{weight} {width}',
    'stands.table': '{weight} {width}',
    'stands.floor': '{height}',
    'misplaced.counter': '{weight} {width} {height}',
    'misplaced.table': '{weight} {width} {height}',
    'misplaced.floor': '{height}',
    'fits.straight': '{size}',
    'fits.turned': '{size}',
    'fits.lacks': '{size} {own}',
    'fits.behind': '{clearance}',
    'fits.none': '{country} {size}',
    'result.none': '{country}',
    'result.unreached': '{country} {amount}',
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
