/** Imports run one way: app -> features -> parts -> domain -> ui, content -> lib. */
const within = (folders) => `^(${folders.join('|')})/`

/** Each layer, and what it may import beside itself and packages. */
const layers = {
  'src/app': ['src/(features|parts|domain|ui|content|lib)'],
  'src/features': ['src/(parts|domain|ui|content|lib)'],
  'src/parts': ['src/(domain|ui|content|lib)'],
  'src/domain/country': ['src/(domain/state|ui|content|lib)'],
  'src/domain/quoteList': ['src/(domain/(contract|products|routing|state)|ui|content|lib)'],
  'src/domain/routing': ['src/(domain/(products|state)|ui|content|lib)'],
  'src/domain/products': ['src/(content|lib)'],
  'src/domain/state': ['src/(content|lib)'],
  'src/domain/contract': ['src/lib'],
  'src/ui': ['src/lib'],
  'src/ui/browser': ['src/lib'],
  'src/content': ['src/lib'],
  'src/lib': [],
  functions: ['src/(domain/contract|content|lib)'],
  scripts: ['src', 'functions'],
}

/** The folders of the relay: each imports those before it. */
const relay = ['lib', 'requests', 'delivery', 'watch', 'http', 'services']

const ours = within(['src', 'functions', 'scripts', 'imagery', 'tests', 'bench'])

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Break the circle.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment:
        'A feature imports no other. What several show is one of the parts; the routes compose the rest.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...Object.entries(layers).map(([layer, below]) => ({
      name: `${layer.split('/').at(-1)}-imports`,
      severity: 'error',
      comment: `${layer} imports only itself, packages and: ${below.join(', ') || 'nothing'}.`,
      from: { path: `^${layer}/` },
      to: { path: ours, pathNot: within([layer, ...below]) },
    })),
    {
      name: 'known-folders',
      severity: 'error',
      comment: 'Each folder of src and of src/domain has a line in `layers`, which says what it may import.',
      from: { path: '^src/[^/]+/', pathNot: within(Object.keys(layers)) },
      to: {},
    },
    ...relay.slice(0, -1).map((folder, index) => ({
      name: `relay-${folder}-imports`,
      severity: 'error',
      comment: `The order of the relay's folders is: ${relay.join(', ')}.`,
      from: { path: `^functions/relay/${folder}/` },
      to: { path: within(relay.slice(index + 1).map((later) => `functions/relay/${later}`)) },
    })),
    {
      name: 'relay-folders',
      severity: 'error',
      comment: `Each file of the relay is in one of its folders: ${relay.join(', ')}.`,
      from: {
        path: '^functions/relay/',
        pathNot: within(relay.map((folder) => `functions/relay/${folder}`)),
      },
      to: {},
    },
    {
      name: 'entries-imports',
      severity: 'error',
      comment: 'src/main.tsx and src/prerender.tsx import only src and packages.',
      from: { path: '^src/[^/]+$' },
      to: { path: ours, pathNot: '^src/' },
    },
    {
      name: 'no-missing',
      severity: 'error',
      comment: 'Nothing stands there.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|#font/|meshoptimizer/reference$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
