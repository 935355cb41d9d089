;; Multiplies one message with every row of a block and sums up each row: what a loop in JavaScript does in a fifth of a
;; second for a message of four sentences, sixteen numbers at a time. `node --import tsx training/compare-rows.ts`
;; translates it into compare-rows.wasm.ts.
(module
  (memory (export "memory") 1)
  ;; Where they begin in memory: the message (two bytes a number), the rows (one byte a number), the sums (four bytes
  ;; each). A row is as wide as the message, in steps of sixteen.
  (func (export "compare")
    (param $message i32) (param $width i32) (param $rows i32) (param $count i32) (param $sums i32)
    (local $at i32) (local $sum v128) (local $part v128)
    (block $done
      (loop $row
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $step
          (local.set $part (v128.load (i32.add (local.get $rows) (local.get $at))))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s
              (i16x8.extend_low_i8x16_s (local.get $part))
              (v128.load (i32.add (local.get $message) (i32.shl (local.get $at) (i32.const 1)))))))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s
              (i16x8.extend_high_i8x16_s (local.get $part))
              (v128.load offset=16 (i32.add (local.get $message) (i32.shl (local.get $at) (i32.const 1)))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $step (i32.lt_u (local.get $at) (local.get $width))))
        (i32.store (local.get $sums)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $rows (i32.add (local.get $rows) (local.get $width)))
        (local.set $sums (i32.add (local.get $sums) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $row)))))
