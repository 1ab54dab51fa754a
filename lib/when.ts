/** A list with the item if the condition is true. Otherwise, the list is empty. */
export const when = <Item>(condition: boolean, item: Item): Item[] => (condition ? [item] : []);
