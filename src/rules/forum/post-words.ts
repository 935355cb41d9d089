/** All that people write freely in a post: what is read for contact details and for signs of danger. */
export const postWords = ({ title, content }: { title: string; content: string }): string => `${title}\n${content}`
