/** All free text of a post, which is checked for contact details and signs of danger. */
export const postWords = ({ title, content }: { title: string; content: string }): string => `${title}\n${content}`
