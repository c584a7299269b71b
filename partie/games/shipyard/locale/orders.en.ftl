## Standing orders

error-bad-discard-order = “{ $order }” is no standing order; write “discard” and contracts that you hold, such as “discard officers escorts”.
error-no-discards-left = No more contracts have to be put away.

web-discard-early = Put away first when contracts are discarded
web-discard-early-as = Put away as number { $place } when contracts are discarded; click to withdraw
