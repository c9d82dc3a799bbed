interface Ingredient {
  readonly gross: number
  readonly net: number
  readonly cost: number
}

/** The correction factor for what is lost in cleaning and cutting: gross weight divided by net weight. Undefined if nothing is left. */
export function correctionFactor({ gross, net }: Ingredient): number | undefined {
  return net > 0 ? gross / net : undefined
}

/** The cost of a recipe and of one portion. */
export function recipeSums(
  ingredients: readonly Ingredient[],
  portions: number,
): { readonly cost: number; readonly costPerPortion: number } {
  const cost = ingredients.reduce((sum, ingredient) => sum + ingredient.cost, 0)
  return { cost, costPerPortion: cost / portions }
}
