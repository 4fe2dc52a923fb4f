import ts from 'typescript'

const { StringLike, NumberLike, BooleanLike, Undefined, Null } = ts.TypeFlags

/** MUI's Button puts icons beside what it is given. */
const addsSiblings = ({ type, openingElement }) =>
  type === 'JSXFragment' || openingElement.name.name === 'Button'

const isBlank = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() === ''
    : type === 'JSXExpressionContainer' &&
      (expression.type === 'JSXEmptyExpression' ||
        (expression.type === 'Literal' && !String(expression.value).trim()))

const outcomesOf = (node) => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomesOf)
  if (node.type !== 'LogicalExpression') return [node]
  return [...(node.operator === '&&' ? [] : outcomesOf(node.left)), ...outcomesOf(node.right)]
}

/** Whether a child is a function, so that the component decides what it shows. */
const callsBack = ({ type, children = [] }) =>
  type === 'JSXElement' && children.some(({ expression }) => expression?.type === 'ArrowFunctionExpression')

const create = ({ sourceCode, report }) => {
  const isText = (node) => {
    const type = sourceCode.parserServices.getTypeAtLocation(node)
    const parts = type.isUnion() ? type.types : [type]
    const has = (flags) => (part) => (part.flags & flags) !== 0
    return (
      parts.some(has(StringLike | NumberLike)) &&
      parts.every(has(StringLike | NumberLike | BooleanLike | Undefined | Null))
    )
  }
  /** Whether a value never changes, such as a text imported from `src/content/texts`. */
  const isFixed = (node) => {
    if (node.type === 'Literal') return true
    if (node.type === 'MemberExpression') return !node.computed && isFixed(node.object)
    if (node.type !== 'Identifier') return false
    let scope = sourceCode.getScope(node)
    while (scope && !scope.set.has(node.name)) scope = scope.upper
    return scope?.type === 'module'
  }
  const isFixedText = ({ type, expression }) =>
    type === 'JSXText' || (type === 'JSXExpressionContainer' && isFixed(expression) && isText(expression))
  const isAnyText = (child) =>
    isFixedText(child) ||
    (child.type === 'JSXExpressionContainer' && outcomesOf(child.expression).some(isText))
  const comesAndGoes = (child) =>
    callsBack(child) || (child.type === 'JSXExpressionContainer' && !isFixedText(child))

  const check = (parent) => {
    const children = parent.children.filter((child) => !isBlank(child))
    if (children.length === 1 && !addsSiblings(parent)) return
    const changes = children.some(comesAndGoes)
    for (const node of children) if (changes && isAnyText(node)) report({ node, messageId: 'own' })
  }
  return { JSXElement: check, JSXFragment: check }
}

/**
 * Refuses text beside elements that come and go, and changing text beside anything. A translating browser puts
 * each text into an element of its own, so that React can neither change nor remove it.
 */
export const ownElement = {
  meta: {
    type: 'problem',
    messages: { own: 'Give this text an element of its own: a translator may move it.' },
  },
  create,
}
