import { describe, expect, test } from 'vitest'
import { draw, sample, textsOf } from './draw.tsx'

describe('a checklist', () => {
  test('counts each result and says it beside each item', () => {
    const figure = draw(sample('checklist'))
    expect(textsOf(figure, '.artefact-legend li')).toEqual(['Compliant 4', 'Partly compliant 2', 'Noncompliant 2'])
    expect(textsOf(figure, 'tbody tr:nth-child(2) > *')).toEqual([
      '4.1.16',
      'Thermometers calibrated, with recordsNo records. Calibrate both thermometers within 15 days.',
      'Noncompliant',
    ])
  })

  test.each([
    [0, '0%'],
    [87.5, '87.5%'],
    [100, '100%'],
  ])('draws a score of %d', (score, text) => {
    const { artefact, shell } = sample('checklist')
    const figure = draw({ artefact: { ...artefact, score }, shell })
    expect(textsOf(figure, '.artefact-score b')).toEqual([text])
    expect(figure.querySelector('.artefact-score circle + circle')?.getAttribute('stroke-dasharray')).toBe(
      `${score} 100`,
    )
  })
})

describe('a calendar', () => {
  test.each(['large', 'small'] as const)('writes its days with the digits of the language, %s', (size) => {
    const { artefact, shell } = sample('calendar')
    const figure = draw({ artefact, shell: { ...shell, tag: 'ar-EG' } }, size)
    expect(figure.querySelector('tbody')?.textContent).toMatch(/١.*٢.*٣/s)
    expect(figure.querySelector('tbody')?.textContent).not.toMatch(/[0-9]/)
  })

  test('puts each day below its weekday', () => {
    const figure = draw(sample('calendar'))
    expect(textsOf(figure, 'tbody tr:first-child td')).toEqual([
      '1',
      '2',
      '3Done: Technical visit',
      '4',
      '5Done: Report and action plan',
      '6',
      '7',
    ])
  })

  test.each([
    [
      'pt',
      ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
      [1, 7],
    ],
    ['es', ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'], [6, 7]],
  ])('begins its weeks, and marks their ends, as the country of the language does: %s', (locale, names, ends) => {
    const figure = draw(sample('calendar', locale))
    expect([...figure.querySelectorAll('thead th')].map((head) => head.getAttribute('aria-label'))).toEqual(names)
    const marked = [...figure.querySelectorAll('col')].flatMap(({ className }, index) => (className ? [index + 1] : []))
    expect(marked).toEqual(ends)
    expect(textsOf(draw(sample('calendar', locale), 'small'), 'th')[0]).toBe(names[0]?.[0]?.toUpperCase())
  })

  test('names month and weekdays in the language of the page', () => {
    const figure = draw(sample('calendar', 'es'))
    expect(textsOf(figure, '.artefact-calendar-month')).toEqual(['marzo de 2026'])
    expect(figure.querySelector('thead th')?.getAttribute('aria-label')).toBe('lunes')
  })

  test('leaves out a day that the month does not have, and keeps two events of one day', () => {
    const { artefact, shell } = sample('calendar')
    const event = (day: number, text: string) => ({ day, text, status: 'planned' as const })
    const events = [event(31, 'Never'), event(29, 'Leap'), event(29, 'Year')]
    const figure = draw({ artefact: { ...artefact, month: '2024-02', events }, shell })
    expect(figure.querySelector('tbody')?.textContent).not.toContain('Never')
    expect(textsOf(figure, '.artefact-calendar-agenda li')).toEqual(['29 ThuPlanned: Leap', '29 ThuPlanned: Year'])
    expect(textsOf(figure, 'td .artefact-calendar-text')).toEqual(['Leap', 'Year'])
  })
})

describe("a recipe's sheet", () => {
  test('computes factors, sums and the cost of a portion, written as the language writes them', () => {
    const figure = draw(sample('recipe', 'pt'))
    expect(textsOf(figure, 'tbody tr:first-child td')).toEqual(['1.500', '1.350', '1,11', 'R$ 78,00'])
    expect(textsOf(figure, 'tfoot td')).toEqual(['R$ 150,43'])
    expect(textsOf(figure, 'dd')).toEqual(['10', '350 g', 'R$ 15,04'])
  })

  test('has no factor where nothing is left, and a cost of nothing', () => {
    const { artefact, shell } = sample('recipe')
    const ingredients = [{ name: 'Bay leaf', gross: 0, net: 0, cost: 0 }]
    const figure = draw({ artefact: { ...artefact, ingredients }, shell })
    expect(textsOf(figure, 'tbody td')).toEqual(['0', '0', '–', 'R$0.00'])
    expect(textsOf(figure, 'tfoot td')).toEqual(['R$0.00'])
  })

  test('uses the currency of the data', () => {
    const { artefact, shell } = sample('recipe', 'es')
    expect(textsOf(draw({ artefact: { ...artefact, currency: 'EUR' }, shell }), 'tfoot td')).toEqual(['150,43 €'])
  })
})

describe('a nutrition label', () => {
  test('has the columns of the norm, indented parts, and an empty cell where there is no daily value', () => {
    const figure = draw(sample('nutrition', 'pt'))
    expect(textsOf(figure, 'thead th')).toEqual(['100 g', '30 g', '%VD*'])
    expect(textsOf(figure, 'tbody tr:nth-child(3) > *')).toEqual(['Açúcares totais (g)', '31', '9,3', ''])
    expect(textsOf(figure, '.artefact-level-2')).toEqual(['Açúcares adicionados (g)'])
    expect(textsOf(figure, 'tbody tr:nth-child(8) td')).toEqual(['0', '0', '0'])
  })

  test('shows the magnifier only where the product has a warning', () => {
    const { artefact, shell } = sample('nutrition', 'pt')
    expect(textsOf(draw({ artefact, shell }), '.artefact-nutrition-front')).toEqual([
      'ALTO EMAÇÚCAR ADICIONADOGORDURA SATURADA',
    ])
    for (const size of ['large', 'small'] as const) {
      const figure = draw({ artefact: { ...artefact, frontOfPack: undefined }, shell }, size)
      expect(figure.querySelector('.artefact-nutrition-front')).toBeNull()
    }
  })
})

describe('a matrix', () => {
  test('says the class in words beside its letter', () => {
    const figure = draw(sample('matrix'))
    expect(textsOf(figure, 'tbody tr:first-child > *')).toEqual([
      'A High risk',
      'Meat packer · chilled beef',
      '93%',
      'On-site audit in August 2026',
    ])
  })

  test('draws a bar as long as the score, nothing for zero', () => {
    const { artefact, shell } = sample('matrix')
    const rows = [0, 40, 100].map((score) => ({ name: 'Ice', score, next: 'Audit' }))
    const figure = draw({
      artefact: { ...artefact, classes: [{ sign: '1', tone: 'good', label: 'Fine', rows }] },
      shell,
    })
    expect([...figure.querySelectorAll('td path')].map((path) => path.getAttribute('d'))).toEqual([
      'M0 3h0',
      'M0 3h40',
      'M0 3h100',
    ])
  })
})

describe('a manual', () => {
  test('lists its chapters with their pages', () => {
    const figure = draw(sample('manual'))
    expect(textsOf(figure, 'ol li').slice(0, 2)).toEqual([
      'Company details and responsibilities 4',
      'Building, facilities and flows 7',
    ])
    expect(textsOf(figure, 'dl div').slice(0, 2)).toEqual(['CodeMBP-001', 'Revision03'])
  })
})

describe('a certificate', () => {
  test('names the holder and who signs', () => {
    const figure = draw(sample('certificate'))
    expect(textsOf(figure, '.artefact-certificate-holder')).toEqual(['Marina Alves Teixeira'])
    expect(textsOf(figure, 'li b')).toEqual(['Helena Prado Vasconcelos', 'Ricardo Nunes Barreto'])
  })

  test.each(['', '  ', 'Ólafur', '李小龍', 'Jean-Baptiste de la Fontaine'])(
    'is signed by "%s" without a break in the line',
    (name) => {
      const { artefact, shell } = sample('certificate')
      const figure = draw({ artefact: { ...artefact, signatures: [{ name, role: 'Trainer' }] }, shell })
      expect(figure.querySelector('li path')?.getAttribute('d')).toMatch(/^M6 0(s(-?[\d.]+[ ]?){4})+$/)
    },
  )
})
