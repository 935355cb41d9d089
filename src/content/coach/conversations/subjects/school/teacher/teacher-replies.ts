import type { Answer } from '../../../conversation.ts'

export const teacherReplies: readonly Answer[] = [
  {
    like: [
      'what do i write to my teacher after missing class',
      'how do i email the professor that i was absent',
      'i havent been to his lectures for weeks, what do i write him',
      'need an email explaining why i wasnt there',
    ],
    say: [
      `Short is fine, and the reason can stay general:\n"I missed your last class for personal reasons. What should I catch up on first?"\n"I have been absent for a while and want to come back. Could I talk to you about how?"\n"I'm sorry I wasn't in class. Is there anything I need to hand in?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my teacher to talk in private',
      'i want to tell my teacher something personal, how do i start',
      'what do i say so we can talk without the other students hearing',
      'words to ask a professor for a private conversation',
    ],
    say: [
      `Ask for the time first; the subject can wait:\n"Could I talk to you alone for a few minutes? It's not about the lesson."\n"Is there a time when I could speak to you in private?"\n"Something is making school hard for me, and I'd like you to know. When would work for you?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i thank my teacher without being cringe',
      'i want to write a thank you note to a professor',
      'what do i say to a teacher who really helped me',
      'my old teacher is retiring and id like to tell her what she meant to me',
    ],
    say: [
      `Name the one thing they did; that's what people remember:\n"Thank you for taking the time to explain it again. That's when it made sense."\n"Your class is the reason I kept going with this. I wanted you to know."\n"You were patient with me when I needed it. I haven't forgotten that."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my teacher keeps saying my name wrong, how do i correct them',
      'the professor calls me by another students name',
      'what do i say when a teacher uses the wrong name or pronoun for me',
      'its been a month and she still mispronounces me',
    ],
    say: [
      `Say it lightly, after class or in a line by email:\n"Could I tell you how my name is said? It's ..."\n"I should have said it earlier: I go by ..."\n"I think you have me mixed up with someone. I'm ..."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i nodded but i still dont get it, what do i say to my teacher',
      'how do i tell the professor i didnt understand the second time either',
      'he explained it and im as lost as before, how do i ask again',
      'how to say i dont follow without sounding rude to the teacher',
    ],
    say: [
      `Point to the exact place where you lose it:\n"I'm with you up to here. What happens between this line and the next?"\n"Could you show me with an example? I think I'd get it then."\n"Let me try to say it back, and you tell me where I go wrong."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i go up to the teacher before or after class',
      'when is a good moment to talk to my professor',
      'is it better to catch them in the hallway or wait',
      'there is always a line of people at his desk after the lecture',
    ],
    say: [
      "After class, for most things: before it, their mind is on the lesson. If there's a line, let it go first and be the last one; then nobody is listening behind you. If you need more than two minutes, ask for a time instead. A hallway is a fine place to ask for that.",
    ],
  },
  {
    like: [
      'can i bring notes to talk to my teacher',
      'is it weird to read my question off a paper in office hours',
      'should i write down what i want to ask the professor',
      'i forget everything when im standing in front of them',
    ],
    say: [
      "Yes, notes are fine. A list of questions looks prepared, and it saves both of you time. Put the most important one first, in case your mind goes blank or the time runs out. Write the answers down while you're there.",
    ],
  },
  {
    like: [
      'what if they ask me something back and i dont know it',
      'what if the professor quizzes me when i come with a question',
      'im scared my teacher turns it around and asks what i think',
      'what do i do if he says well what have you tried',
    ],
    say: [
      `Then you say "I don't know that yet," and then they know where to start. Teachers often ask back to find the spot where you got stuck. If you show one thing you tried, even a wrong one, that question is mostly answered.`,
    ],
  },
  {
    like: [
      'should i say hi if i see my teacher at the store',
      'i ran into my professor on the bus, do i greet them',
      'what if i meet a teacher outside school',
      'i hid in the aisle because my teacher was there',
    ],
    say: [
      `Yes, a nod or "Hello" is right, and then you can both go on. They're off duty too, so a hello is enough. If you looked away or ducked out of sight, no harm done. People miss each other in public all the time.`,
    ],
  },
  {
    like: [
      'my teacher wants to see me after class and im freaking out',
      'the professor emailed see me in my office',
      'he asked me to stay behind and didnt say why',
      'i got called in to talk to my teacher, what did i do',
    ],
    say: [
      "Being called in without a reason leaves your head to fill the gap, and it fills it with the worst. Teachers ask people to stay for many things: a paper, a plan, a worry about how they are. You can ask beforehand what it's about.",
    ],
    about: 'coming',
  },
  {
    like: [
      'im failing and my teacher doesnt know why',
      'i havent handed in anything for weeks and im too ashamed to talk to him',
      'i am so far behind i cant face my professor',
    ],
    say: [
      'The further behind you get, the harder it is to knock on that door, and the weeks add up. They can see the missing work; what they can\'t see is that you want to fix it. You don\'t need a good excuse for that talk. "What can I still save?" is enough to begin.',
    ],
  },
  {
    like: [
      'i have a parent teacher conference and im nervous like a kid',
      'i have to talk to my sons teacher and i feel ten years old again',
      'im scared of my daughters teacher',
      'talking to my childs school makes me so anxious',
    ],
    say: [
      "Small chairs, a desk, and suddenly you're a student again. But you bring something the teacher doesn't have: you know your child at home. Write down two things you want to ask and one thing you want them to know. You're there for the same reason: your kid.",
    ],
  },
  {
    like: [
      'i walk up to the office door and turn around every time',
      'i stood outside the professors room for ten minutes and left',
      'i get as far as the hallway and then i chicken out of asking',
      'my hand wont knock on the teachers door',
    ],
    say: [
      "So you get all the way there, and the last few steps stop you. Standing outside makes it worse, because every minute your head adds another picture of how it could go. Knock before you've stopped walking, with only the first sentence ready. You can work out the rest in the room.",
    ],
  },
  {
    like: [
      'i talked to my teacher and it was fine',
      'went to office hours today. it was ok',
      'i asked my professor and she answered, that was it',
      'i sent the email to my teacher and got a normal reply',
    ],
    say: [
      "Good. You got in touch and you got a normal answer. After all the dread, that's a nice plain ending. There's nothing more to do about it.",
    ],
    about: 'over',
  },
  {
    like: [
      'my teacher was really nice but she has to be, its her job',
      'the professor said to come back anytime, he probably didnt mean it',
      'he was so friendly that im sure i annoyed him',
      'she gave me the extension and now i think she pities me',
    ],
    say: [
      "I'm glad they were kind. It's their job, yes, and plenty of people do that part of a job because they like it. They could have said no or been short with you, and they weren't. You can take it at face value for now.",
    ],
    about: 'over',
  },
  {
    like: [
      'my teacher brushed me off',
      'the professor barely looked at me and said its in the syllabus',
      'i finally asked and she was annoyed',
      'he said we covered this already and turned away',
    ],
    say: [
      'You worked up to that, and you got brushed off. That stings, and you deserved better. A short answer like that may come from hurry or bad manners; either way, you had every right to ask. You could try again by email, or ask someone else.',
    ],
    about: 'over',
  },
  {
    like: [
      'i cried in front of my teacher and im so embarrassed',
      'i burst into tears in my professors office',
      'i teared up when he asked if i was ok, so embarrassing',
      'how can i face her in class after crying like that',
    ],
    say: [
      "That can leave you feeling raw for a day or two. It was one honest moment in front of a person who has very likely seen tears before. You don't have to explain or apologize. The next time you see them, an ordinary hello is enough.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote an email to my professor, is it too long',
      'can i send my teacher this or is it weird',
      'does my email to the teacher sound rude',
      'i have a draft to my professor and cant press send',
    ],
    say: [
      "Look for three things in it: who you are, what you need, and thanks. If your question is in the first two sentences, it's good. Cut whatever explains or apologizes more than once. Then read it once, not ten times, and send it.",
    ],
  },
]
