import { anyOf } from '../concepts/concept.ts'
import type { AreaPhrases } from './area-phrases.ts'

export const schoolPhrases: readonly AreaPhrases[] = [
  {
    area: 'school',
    weight: 2,
    phrases: [
      anyOf(
        'professor professors lecturer lecturers tutor tutors teacher teachers classmate classmates classroom lecture lectures seminar ' +
          'seminars tutorial tutorials homework campus semester exam exams exam_hall midterm midterms college university school_bus ' +
          'thesis phd dissertation labmates lab_partner lab econ chem biology algebra calculus dorm dorms roommate roommates freshman ' +
          'freshmen sophomore upperclassmen undergrad undergraduate grad_school law_school med_school high_school middle_school ' +
          'office_hours study_group reading_group group_project group_projects group_presentation field_trip homeroom locker ' +
          'locker_room recess cafeteria orientation freshers sorority fraternity frat prom homecoming capstone viva poster_session ' +
          'colloquium qualifying_exam my_advisor my_pi co_author desk_reject thesis_defense breakout_room breakout_rooms ta_ing ' +
          'tryouts away_games film_session participation oral_report book_report night_course night_school language_school ' +
          'lunch_table popcorn_reading my_major your_major exchange_student student_council school_play flatmates flatmate ' +
          'recommendation_letter letter_of_recommendation cold_calls participation_points student_union residence_hall the_bell ' +
          'spelling_bee report_card assembly desk_mate essay essays chapter_four maths math term_paper corridor_mates headteacher head_teacher year_group socratic the_dean my_tutor classes lessons lesson uni school_trip new_school show_and_tell',
      ),
      '(in|my|the|to|for|of|whole|after|during|this|speech|online|a|language|french|spanish|math|maths|english|skip|science|history|law|each|every) class',
      '(at|in|to|my|from|new|start|starts|high|of|about|hate|the|after|before|dream) school',
      '(raise|raising|raised|put) my hand',
      '(professor|mr|mrs|ms) ~1',
      '(read|reading|recite|present|speak|speech) ~3 (to|in) (the )?(class|english|french)',
      '(other|the|fellow|college|uni) students',
      '(grade|grades|graded|the team) (and|fine|on|for|is)',
      '(my|the|our) (coach|team dinner|teammates)',
      '(did|done|do) the reading',
      '(my|phd|thesis) (advisor|adviser|supervisor at)',
    ],
  },
  {
    area: 'school',
    weight: 1,
    phrases: [
      anyOf(
        'class classes course grade grades student students study library lunch band teacher presentation essay speech debate chapter ' +
          'practice coach team discussion discussions assignment assignments extension defense viva poster committee faculty department ' +
          'residence hall senior seniors semester kids_at ms mr mrs period test oral conference_paper partner_up picked_teams',
      ),
    ],
  },
]

/** A class for fun, a child's school, a doctor's office: words of a part of life that are not about it. */
export const areaTraps: readonly string[] = [
  '(doctor|doctors|dentist|post|box|ticket|tax|visa|registry|school|his|her) office',
  '(nothing|something|something else|enough|less|more|anything) to work with',
  '(cake|cleaning|chore|bin|house) rota',
  '(it|that|this|which|trick|tip|nothing|what) (works|worked|work|does not work|did not work)',
  'work (out|it out|on (my|me|it|this)|up the|through)',
  '(keep|kept|want|wants|some|for|my own|enjoy|good|bad) (me )?company',
  'pub quiz',
  '(due|expiry|iso|release|birth|start|end|closing|to) date',
  '(up to|out of) date',
  '(yoga|pottery|dance|gym|spin|fitness|cooking|art|improv|painting|pilates|exercise|workout|climbing) (class|classes|lesson|lessons|course|workshop)',
  'school (gate|run|pickup|mums|moms|about my (son|daughter|kid|kids))',
  '(his|my (son|daughter|kid|kids|child)|her|their) (class|school|teacher|classroom)',
  '(parents|parent) (evening|teacher)',
  '(mother|dad|father|mothers) from school',
  'i teach',
  'teach (the|my|nine|# )',
  'world class',
]
