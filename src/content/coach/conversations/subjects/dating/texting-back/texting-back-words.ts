import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const textingBackWords: readonly Answer[] = [
  {
    like: [
      'shes sent three one word replies in a row. what do i send',
      'he just says "yeah" "lol" "ok". what do i write back to that',
      'How should I respond when someone only answers with a single word?',
      'got "nice" as a reply again. now what do i text',
      'the person answer always only short. what message can i send now',
      'dry texter help. whats a message that gets more than k',
      "Everything I send gets one word back and I'm out of ideas, so give me something to type",
    ],
    say: [
      'Send one light question, and then leave it with them.\n"Random question: what\'s been the best part of your day?"\n"You sound busy. Write when you\'ve got a minute, I\'d like to hear how you are."',
    ],
    asks: 'words',
  },
  {
    like: [
      'havent replied in a week. what do i say now',
      'I left a message unanswered for nine days and I am ashamed. How do I begin?',
      'how to text back after ages without a huge apology',
      'its been a week since she wrote. what do i even put',
      "i don't answered my friend since one week, what to write now",
      'so i left him on read forever bc anxiety. need a first line',
      "They messaged last weekend, I kept meaning to answer, now it's embarrassing. Words please?",
    ],
    say: [
      'No essay needed; come back in.\n"Sorry I went quiet. I\'m back, and I\'m glad you wrote."\n"I read this a week ago and froze on the answer. How are you?"\n"Late reply, but a real one. How have you been?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'he texted and ive rewritten my reply 12 times. just tell me what to put',
      'what do i reply to her, its just chatting but i overthink every word',
      'I draft and delete for an hour. Could you give me something simple to answer a casual message?',
      'need a normal text back to a chatty message, im spiraling',
      'friend wrote something funny, i cant find answer. what to write',
      'just give me a reply that works for most texts',
      'how do normal people answer a light message, like what words',
    ],
    say: [
      'Two lines and a send, no polishing.\n"That made me smile. How\'s the rest of your day going?"\n"Ha, fair. What are you up to tonight?"\n"Good question, I had to think. What about you?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'she put a period after "fine." is she mad? what do i ask',
      'How do I ask if a text was meant as a joke or a dig?',
      'he wrote "ok whatever you want". what do i send back to check',
      "i don't understand if her message is angry. how can i ask",
      'got a weird text from a friend, need words to ask what they meant',
      'the message was kinda cold. what do i say to find out without accusing',
      'I read tone into everything and this one reads annoyed. What can I write to ask?',
    ],
    say: [
      'Ask about it straight, without a charge in it.\n"I couldn\'t tell the tone of that one. Are we okay?"\n"That could read two ways, so I\'ll ask: how did you mean it?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i end a text conversation without being rude',
      "we've been texting 3 hours im tired. what do i say",
      'What is a courteous way of closing an exchange of messages for the evening?',
      'i never know how to stop the chat so i just vanish. what do i write',
      'how finish chat with him politely? he always continue',
      'want to stop texting for tonight but not seem cold, words?',
      'She keeps sending and I need to sleep, I feel bad leaving. How do I sign off?',
    ],
    say: [
      'A plain wrap-up isn\'t rude.\n"I\'m heading to bed, this was fun. Talk tomorrow."\n"I have to put the phone down now. More later."\n"I\'m enjoying this, and I\'m out of words for tonight."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell people im bad at texting back',
      'friend is upset i take days to answer. what do i say to explain',
      'I reply slowly because I worry over wording. How can I explain this to someone?',
      'what can i say so they dont think i hate them when i take forever',
      "i answer always late, people think i don't care. how to tell them",
      'need a message that says im slow at replying but i care',
      'She asked "why do you never text back?" and I do want to, I just seize up. What\'s an honest answer?',
    ],
    say: [
      "Tell them once, so they don't have to guess.\n\"I'm a slow texter. It doesn't mean I'm not glad to hear from you.\"\n\"I get stuck on replies sometimes. If I'm late, it's not about you.\"\n\"If it's urgent, nudge me again. I won't mind.\"",
    ],
    asks: 'words',
  },
]
